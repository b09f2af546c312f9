/** What is on the score pad: who plays, and what everybody held at the end of each epoch. The server does the sums. */
import { ApiError, api } from '../lib/api'
import type { Scored, Sheet } from '../lib/messages'
import { problem } from '../lib/problems'
import { keep, kept } from '../lib/settings.svelte'

/** What one player holds at the end of an epoch. */
export interface Held {
  tiles: Record<string, number>
  suns: number[]
}

interface Written {
  names: string[]
  mild: boolean
  /** By epoch and seat; null where nothing has been entered. */
  held: (Held | null)[][]
  epoch: number
  seat: number
  /** The last epoch that has been opened. */
  reached: number
}

const PLACE = 'heliopolis.scorepad'
const GAME = 'ra'
const PAUSE = 120 // milliseconds after a tap before the server is asked
export const EPOCHS = [1, 2, 3]
export const LAST = 3
const EMPTY: Written = { names: [], mild: false, held: [], epoch: 1, seat: 0, reached: 1 }

class Pad {
  now = $state<Written>(kept(PLACE, EMPTY))
  /** By epoch, as far as the server could score. */
  scored = $state.raw<Scored[]>([])
  trouble = $state('')
  /** The key of what the server refused, or nothing. */
  refused = $state('')
  private asked = 0
  private waiting = $state(false)
  private timer = 0

  get begun(): boolean {
    return this.now.names.length > 0
  }

  /** Whether anything has been entered for an epoch. */
  touched(epoch: number): boolean {
    return (this.now.held[epoch - 1] ?? []).some((held) => held !== null)
  }

  begin(names: string[], mild: boolean): void {
    const held = EPOCHS.map(() => names.map(() => null))
    this.now = { ...EMPTY, names, mild, held }
    this.scored = []
    this.changed(0)
  }

  /** Tear the page off; the names stay for the next one. */
  clear(): string[] {
    const names = [...this.now.names]
    this.now = { ...EMPTY }
    this.scored = []
    this.trouble = this.refused = ''
    keep(PLACE, EMPTY)
    return names
  }

  rename(seat: number, name: string): void {
    this.now.names[seat] = name
    keep(PLACE, this.now)
  }

  soften(mild: boolean): void {
    this.now.mild = mild
    this.changed(0)
  }

  /** Turn to a player in an epoch. */
  turn(epoch: number, seat: number): void {
    Object.assign(this.now, { epoch, seat })
    const further = epoch > this.now.reached
    this.now.reached = Math.max(this.now.reached, epoch)
    if (further) this.changed(0)
    else keep(PLACE, this.now)
  }

  /** What a player holds: as entered, else what was left from the epoch before. */
  held(epoch: number, seat: number): Held {
    return this.now.held[epoch - 1]?.[seat] ?? { tiles: this.scored[epoch - 2]?.kept[seat] ?? {}, suns: [] }
  }

  /** Whether it is known what the player had left before anything is added: the server may still be reckoning it. */
  get known(): boolean {
    const { epoch, seat } = this.now
    return epoch === 1 || !this.waiting || !!this.now.held[epoch - 1]?.[seat]
  }

  /** One tile more, or one less. */
  add(tile: string, change: 1 | -1): number {
    const { tiles, suns } = this.held(this.now.epoch, this.now.seat)
    const count = Math.max(0, (tiles[tile] ?? 0) + change)
    this.enter({ tiles: { ...tiles, [tile]: count }, suns })
    return count
  }

  /** Give a sun to the player, or take it away. */
  toggle(sun: number): void {
    const { tiles, suns } = this.held(this.now.epoch, this.now.seat)
    const others = suns.filter((one) => one !== sun)
    this.enter({ tiles, suns: others.length < suns.length ? others : [...suns, sun] })
  }

  private enter(held: Held): void {
    const epoch = this.now.held[this.now.epoch - 1]
    if (epoch) epoch[this.now.seat] = held
    this.changed(PAUSE)
  }

  private changed(pause: number): void {
    keep(PLACE, this.now)
    this.waiting = true
    this.asked += 1 // what is being asked about is out of date
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.score(), pause)
  }

  /** Have every epoch scored that has been opened, each with the points of the one before. */
  async score(): Promise<void> {
    const asked = this.asked
    const scored: Scored[] = []
    let refused = ''
    let trouble = ''
    try {
      for (const epoch of EPOCHS.slice(0, this.now.reached)) {
        if (epoch === LAST && this.wanting(scored).length) break // the last epoch cannot be scored without all suns
        scored.push(await this.ask(epoch, scored[epoch - 2]))
      }
    } catch (error) {
      refused = error instanceof ApiError ? error.key : ''
      trouble = problem(error)
    }
    if (asked !== this.asked) return // something has been entered meanwhile, and asked about
    if (refused || scored.length) this.scored = scored
    this.refused = refused
    this.trouble = trouble
    this.waiting = false
  }

  private ask(epoch: number, before: Scored | undefined): Promise<Scored> {
    const holdings = this.now.names.map((_, seat) => {
      const { tiles, suns } = this.now.held[epoch - 1]?.[seat] ?? { tiles: before?.kept[seat] ?? {}, suns: [] }
      const score = before?.rows[seat]?.score
      const held = epoch === LAST ? { tiles, suns } : { tiles }
      return score === undefined ? held : { ...held, score }
    })
    return api.score({ game: GAME, epoch, mild_end: this.now.mild, holdings })
  }

  /** The scoring sheet of the epochs for which something has been entered. */
  get sheet(): Sheet {
    const epochs = this.scored.map(({ rows, why }, index) => ({ epoch: index + 1, rows, why }))
    return { epochs: epochs.filter(({ epoch }) => this.touched(epoch)) }
  }

  /** Everybody's points so far; null before anything has been scored. */
  get scores(): (number | null)[] {
    const last = this.sheet.epochs.at(-1)
    return this.now.names.map((_, seat) => last?.rows[seat]?.score ?? null)
  }

  get winners(): number[] {
    return this.touched(LAST) ? (this.scored[LAST - 1]?.winners ?? []) : []
  }

  /** The suns of the game that belong to somebody else. */
  get taken(): number[] {
    return this.now.names.flatMap((_, seat) => (seat === this.now.seat ? [] : this.held(LAST, seat).suns))
  }

  /** Who has not been given all suns. */
  wanting(scored: readonly Scored[] = this.scored): string[] {
    const each = scored[0]?.suns_each ?? 0
    return this.now.names.filter((_, seat) => this.held(LAST, seat).suns.length !== each)
  }
}

export const pad = new Pad()
