/** Where one stands in a record, and the ways from there: by step, turn, auction and epoch, or by itself. */
import type { Told } from '../lib/messages'
import type { Event } from '../lib/ra'
import { say } from '../lib/say.svelte'
import { label, sentence } from '../lib/sentences'
import { keep, kept } from '../lib/settings.svelte'

/** How fast it plays by itself: the name of a speed, and how long a position stays, in milliseconds. */
export const SPEEDS = { '0.5': 3200, '1': 1600, '2': 800, '4': 400 } as const
export type Speed = keyof typeof SPEEDS

export type Stride = 'step' | 'turn' | 'auction' | 'epoch'

const PLACE = 'heliopolis.replay.speed'

export class Walk {
  at = $state(0)
  playing = $state(false)
  speed = $state<Speed>(known(kept(PLACE, '1')))
  /** Positions at which something has just happened; a tile that is still being drawn is passed over. */
  readonly stops: readonly number[]
  readonly last: number
  private readonly marks: Record<Stride, readonly number[]>
  private timer = 0

  constructor(
    readonly told: Told,
    at: number | null,
  ) {
    const { steps, marks } = told
    this.last = steps.length
    this.stops = steps.filter(({ n, happened }) => happened.length || n === this.last).map(({ n }) => n)
    this.marks = { step: this.stops, turn: marks.turns, auction: marks.auctions, epoch: marks.epochs }
    this.at = this.inside(at ?? marks.turns[0] ?? this.last)
  }

  /** Go to a position; whoever does so by hand wants it to stay there. */
  go(at: number): void {
    this.stop()
    this.at = this.inside(at)
  }

  /** Go to about a position: on to the next one at which something has happened, in the direction one goes anyway. */
  reach(at: number): void {
    this.go(at > this.at ? (this.stops.find((stop) => stop >= at) ?? this.last) : this.stopAt(at))
  }

  forward(stride: Stride): void {
    this.go(this.marks[stride].find((mark) => mark > this.at) ?? this.last)
  }

  back(stride: Stride): void {
    this.go(this.marks[stride].findLast((mark) => mark < this.at) ?? 0)
  }

  /** The position before the one at which something happened. */
  before(at: number): number {
    return this.stops.findLast((stop) => stop < at) ?? 0
  }

  /** The last position, up to this one, at which something had just happened. */
  stopAt(at: number): number {
    return this.stops.findLast((stop) => stop <= at) ?? 0
  }

  toggle(): void {
    if (this.playing) return this.stop()
    if (this.at >= this.last) this.at = 0
    this.playing = true
    this.wait()
  }

  stop(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  hurry(speed: Speed): void {
    this.speed = speed
    keep(PLACE, speed)
    if (this.playing) this.wait()
  }

  private wait(): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => {
      this.at = this.stops.find((stop) => stop > this.at) ?? this.last
      if (this.at < this.last) this.wait()
      else this.stop()
    }, SPEEDS[this.speed])
  }

  private inside(at: number): number {
    return Math.min(this.last, Math.max(0, at))
  }

  /** Who has the move at this position: with a tile being drawn, whoever draws it. */
  get actor(): number | null {
    const actor = this.told.actors[this.at] ?? null
    return actor === 'chance' ? this.told.positions[this.at]!.turn : actor
  }

  /** What has just happened. */
  get events(): readonly Event[] {
    return this.told.steps[this.at - 1]?.happened ?? []
  }

  /** The same in words. */
  get sentence(): string {
    const { players, steps } = this.told
    if (this.events.length) return this.events.map((event) => sentence(event, players)).join(' ')
    const step = steps[this.at - 1]
    if (!step) return say('replay-beginning')
    return say('replay-step', { player: players[step.actor ?? 0] ?? '', step: label(step.step) })
  }
}

function known(speed: string): Speed {
  return speed in SPEEDS ? (speed as Speed) : '1'
}
