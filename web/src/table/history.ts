/** The log of a table as lines to read: steps in events, and the words about taking back and handing over. */
import type { Line } from '../board/Log.svelte'
import type { LogEntry } from '../lib/messages'
import type { Event } from '../lib/ra'

const WORDS: Record<string, (entry: LogEntry, about: string[]) => Event> = {
  undo: () => ({ key: 'play-log-undo', seat: 0 }),
  ask: (entry) => ({ key: 'play-log-ask', seat: entry.seat ?? 0 }),
  agree: (entry) => ({ key: 'play-log-agree', seat: entry.seat ?? 0 }),
  refuse: (entry) => ({ key: 'play-log-refuse', seat: entry.seat ?? 0 }),
  seat: (_, [seat, player]) => ({ key: player === 'human' ? 'play-log-back' : 'play-log-bot', seat: Number(seat) }),
  rematch: (entry) => ({ key: 'play-log-rematch', seat: entry.seat ?? 0 }),
}

/** Every line, those marked that were taken back later; the same object for the same line. */
export function history(entries: readonly LogEntry[]): Line[] {
  const standing = new Set(record(entries))
  return entries
    .map((entry) => lineOf(entry, !spoken(entry) && !standing.has(entry)))
    .filter(({ events }) => events.length)
}

const spoken = ({ entry }: LogEntry): boolean => (entry.split(' ')[0] ?? '') in WORDS

const known = new WeakMap<LogEntry, Line>()
function lineOf(entry: LogEntry, undone: boolean): Line {
  const old = known.get(entry)
  if (old && old.undone === undone) return old
  const [word = '', ...about] = entry.entry.split(' ')
  const line = {
    n: entry.n,
    events: WORDS[word] ? [WORDS[word](entry, about)] : entry.happened,
    time: entry.time,
    undone,
  }
  known.set(entry, line)
  return line
}

/** The entries that make up the record as it is now. */
function record(entries: readonly LogEntry[]): LogEntry[] {
  const steps: LogEntry[] = []
  for (const entry of entries) {
    const [word, number] = entry.entry.split(' ')
    if (word === 'undo') steps.length = Number(number)
    if (!spoken(entry)) steps.push(entry)
  }
  return steps
}

/** Where in the record each epoch ended. */
export function epochEnds(entries: readonly LogEntry[]): { at: number; epoch: number }[] {
  return record(entries).flatMap(({ happened }, i) =>
    happened.flatMap(({ key, epoch }) => (key.startsWith('event-epoch') && epoch ? [{ at: i + 1, epoch }] : [])),
  )
}
