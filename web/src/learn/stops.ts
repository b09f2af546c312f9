/** Where the lesson stops in its record, and what it speaks about there; the texts are `learn-…` in learn.ftl. */
import stops from './stops.json'

/** Parts of the board that can be pointed out. */
export type Part = 'track' | 'ras' | 'centre' | 'bag' | 'suns' | 'mine' | 'others'

export interface Stop {
  id: string
  chapter: string
  /** The position of the record that is shown. */
  at: number
  /** The learner takes the record's next step here. */
  try?: boolean
  show?: Part[]
  /** Tiles that are marked: on the track, or with a player. */
  lit?: { seat: number | null; tiles: string[] }
  /** The epoch whose scoring sheet is shown in place of the board. */
  sheet?: number
  rules: string[]
  /** Which of three answers is right, where something is asked. */
  answer?: number
  /** Many turns come before this stop: run through them. */
  quick?: boolean
}

export const ANSWERS = [1, 2, 3] as const

export const STOPS: Stop[] = (stops as (Omit<Stop, 'rules'> & { rules?: string[] })[]).map((stop) => ({ rules: [], ...stop }))

export const CHAPTERS: string[] = [...new Set(STOPS.map(({ chapter }) => chapter))]

/** Every stop of a chapter with its place in the lesson. */
export const stopsOf = (chapter: string): number[] =>
  STOPS.flatMap((stop, place) => (stop.chapter === chapter ? [place] : []))
