/** What is shown of a table: every piece of news in order, each event in its time, skipped or hurried if wished for. */
import { tick } from 'svelte'
import { announce } from '../lib/announce.svelte'
import type { LogEntry, Position } from '../lib/messages'
import type { Event } from '../lib/ra'
import { sentence } from '../lib/sentences'
import { settings, type Motion } from '../lib/settings.svelte'
import { play as ring, type Sound } from '../lib/sound'
import { arrive, depart, land } from './flights'

const TOO_MANY = 14 // events at once: whoever comes back to so many reads the log
const TELL_AFTER = 250 // milliseconds in which what happens is gathered into one announcement

/** How many milliseconds an event takes when everything moves. */
const LENGTHS: Record<string, number> = {
  'event-dealt': 150,
  'event-first': 900,
  'event-drawn': 750,
  'event-ra': 1100,
  'event-invoked': 900,
  'event-offer': 800,
  'event-pass': 550,
  'event-won': 1500,
  'event-nobody': 900,
  'event-nobody-cleared': 1200,
  'event-god': 1000,
  'event-disaster': 1500,
  'event-discard': 900,
  'event-done': 400,
  'event-epoch-ra': 1400,
  'event-epoch-suns': 1000,
  'event-over': 600,
}
const lengthOf = ({ key }: Event): number => LENGTHS[key] ?? 500
const PACES: Record<Motion, number> = { full: 1, short: 0.4, none: 0 }
const FAST = 0.15

const SOUNDS: Record<string, Sound> = {
  'event-drawn': 'tile',
  'event-ra': 'ra',
  'event-invoked': 'ra',
  'event-offer': 'offer',
  'event-pass': 'pass',
  'event-won': 'won',
  'event-god': 'offer',
  'event-disaster': 'disaster',
  'event-epoch-ra': 'epoch',
  'event-epoch-suns': 'epoch',
}

/** Events that take tiles from where they lie: they are shown before the table looks as it does afterwards. */
const DEPARTURES = new Set(['event-won', 'event-god', 'event-nobody-cleared', 'event-epoch-ra'])
const EPOCH_ENDS = new Set(['event-epoch-ra', 'event-epoch-suns'])

interface Scene {
  entries: readonly LogEntry[]
  table: Position
}

export class Stage {
  /** The table as it is shown now. */
  shown = $state.raw<Position | null>(null)
  /** The event that is being shown. */
  now = $state.raw<Event | null>(null)
  /** The last event that was shown. */
  last = $state.raw<Event | null>(null)
  /** The last entry of the log that was shown. */
  at = $state(0)
  busy = $state(false)
  /** Hurry on: one's suns are gone. */
  fast = $state(false)
  /** The epoch that has just ended: everything waits until its sheet has been read. */
  epoch = $state<number | null>(null)
  private scenes: Scene[] = []
  private hurry: (() => void) | null = null
  private skipping = false
  private goOn: (() => void) | null = null
  private untold: string[] = []

  /** Show a table as it stands after so many entries of its log. */
  open(table: Position, at: number): void {
    this.shown = table
    this.at = at
  }

  /** Show what has happened, after everything before it. */
  play(entries: readonly LogEntry[], table: Position): void {
    this.scenes.push({ entries, table })
    if (!this.busy) void this.perform()
  }

  /** Show at once how the table stands now. */
  skip(): void {
    if (!this.busy) return
    this.skipping = true
    land()
    this.hurry?.()
  }

  /** The sheet has been read. */
  proceed(): void {
    this.epoch = null
    this.goOn?.()
  }

  private get pace(): number {
    if (this.skipping || document.hidden) return 0
    return PACES[settings.motion] * (this.fast ? FAST : 1)
  }

  private async perform(): Promise<void> {
    this.busy = true
    for (let scene = this.scenes.shift(); scene; scene = this.scenes.shift()) {
      const events = scene.entries.flatMap(({ happened }) => happened)
      await this.show(scene, events)
      const ended = events.find(({ key }) => EPOCH_ENDS.has(key))
      if (ended) await this.read(ended, scene.table)
    }
    this.busy = this.skipping = false
    this.now = null
  }

  private async show({ entries, table }: Scene, events: Event[]): Promise<void> {
    const departure = events.length > TOO_MANY ? undefined : events.find(({ key }) => DEPARTURES.has(key))
    if (!departure) await this.change(events, table)
    for (const entry of entries) {
      this.at = entry.n
      for (const event of entry.happened) {
        this.tell(event, table)
        if (this.pace === 0 || events.length > TOO_MANY) continue
        await this.enact(event, event === departure ? () => this.change(events, table) : null)
      }
    }
    this.shown = table
  }

  /** Take the time that an event needs; what it takes away leaves before the table changes. */
  private async enact(event: Event, change: (() => Promise<void>) | null): Promise<void> {
    const length = lengthOf(event) * this.pace
    this.now = event
    if (!change) return this.during(this.pause(length))
    await this.during(depart(event, this.shown!.view, length * 0.6))
    await change()
    await this.during(this.pause(length * 0.4))
  }

  /** Let the table look as it does afterwards, with what came to it arriving. */
  private async change(events: Event[], table: Position): Promise<void> {
    const before = this.shown!.view
    this.shown = table
    if (this.pace === 0) return
    await tick()
    for (const event of events) arrive(event, before, table.view, lengthOf(event) * this.pace)
  }

  private tell(event: Event, table: Position): void {
    this.last = event
    const sound = SOUNDS[event.key]
    if (sound && this.pace > 0) ring(sound)
    if (!this.untold.length) setTimeout(() => announce(this.untold.splice(0).join(' ')), TELL_AFTER)
    this.untold.push(
      sentence(
        event,
        table.players.map(({ name }) => name),
      ),
    )
  }

  /** Wait for something to be shown, unless it is skipped. */
  private async during(shown: Promise<unknown>): Promise<void> {
    await Promise.race([shown, new Promise<void>((resolve) => (this.hurry = resolve))])
    this.hurry = null
  }

  private pause(length: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, length))
  }

  private async read({ epoch }: Event, table: Position): Promise<void> {
    this.skipping = this.fast = false
    if (table.over) return // the end has a page of its own
    this.epoch = epoch ?? null
    await new Promise<void>((resolve) => (this.goOn = resolve))
  }
}
