/** The analysis of a record: asked for, followed while it is made, and what it found. */
import { lines } from '../lib/api'
import type { Choice } from '../lib/messages'
import { problem } from '../lib/problems'

export interface Moment {
  number: number
  actor: number | 'chance'
  step: string
  wins_before: number[]
  wins_after: number[]
  /** What a draw brought to everybody beyond the average. */
  luck?: number[]
  /** Of a choice: the best step, what the one taken cost, and why. */
  best?: string
  cost?: number
  confidence?: number
  reasons?: string[]
  choices?: Choice[]
}

/** A moment at which somebody had a choice. */
export type Decision = Moment & Required<Pick<Moment, 'best' | 'cost' | 'confidence' | 'reasons' | 'choices'>>

export interface Side {
  seat: number
  accuracy: number | null
  decisions: number
  best_chosen: number
  cost: number
  luck: number
}

export interface TurningPoint {
  number: number
  cause: 'luck' | 'choice'
  seat: number
  change: number[]
}

export interface Found {
  moments: Moment[]
  sides: Side[]
  turning_points: TurningPoint[]
}

type Line = { done: number; of: number } | Found | { error: string; message: string }
export type Quality = 'fast' | 'normal'

/** How bad a choice was: the chance to win that it cost at least, a sign as in chess, and the key of its name. */
export const VERDICTS = [
  { least: 0.1, sign: '??', key: 'replay-blunder' },
  { least: 0.05, sign: '?', key: 'replay-mistake' },
  { least: 0.02, sign: '?!', key: 'replay-inaccuracy' },
] as const
export type Verdict = (typeof VERDICTS)[number]

export const verdict = (cost: number): Verdict | null => VERDICTS.find(({ least }) => cost >= least) ?? null

export class Study {
  /** The share that is done; null while none is under way. */
  progress = $state<number | null>(null)
  found = $state.raw<Found | null>(null)
  trouble = $state('')
  quality = $state<Quality>('fast')
  private leaving: AbortController | null = null

  constructor(private readonly record: string) {}

  async start(quality: Quality = this.quality): Promise<void> {
    this.cancel()
    const leaving = (this.leaving = new AbortController())
    this.progress = 0
    this.trouble = ''
    try {
      for await (const line of lines<Line>('/api/analysis', { record: this.record, quality }, leaving.signal)) {
        if ('of' in line) this.progress = line.of ? line.done / line.of : 1
        else if ('moments' in line) {
          this.found = line
          this.quality = quality
        } else this.trouble = line.message
      }
    } catch (error) {
      if (!leaving.signal.aborted) this.trouble = problem(error)
    }
    if (leaving === this.leaving) this.progress = null
  }

  cancel(): void {
    this.leaving?.abort()
    this.leaving = null
    this.progress = null
  }

  /** It is there, or on its way. */
  get wanted(): boolean {
    return this.found !== null || this.progress !== null
  }

  /** Everybody's chance to win at a position. */
  wins(at: number): number[] {
    return (at > 0 ? this.found?.moments[at - 1]?.wins_after : this.found?.moments[0]?.wins_before) ?? []
  }

  /** What luck did to everybody's chance on the way to a position. */
  luck(at: number): number[] {
    return this.found?.moments[at - 1]?.luck ?? []
  }

  /** The choice that is made at a position. */
  decision(at: number): Decision | null {
    const moment = this.found?.moments[at]
    return moment?.choices ? (moment as Decision) : null
  }

  /** The position from which a turning point is best looked at: before a choice, after a draw. */
  placeOf({ number }: TurningPoint): number {
    return this.decision(number - 1) ? number - 1 : number
  }

  /** The choice that led from one position to another, if there was one. */
  made(from: number, to: number): Decision | null {
    for (let at = to - 1; at >= from; at--) {
      const decision = this.decision(at)
      if (decision) return decision
    }
    return null
  }
}
