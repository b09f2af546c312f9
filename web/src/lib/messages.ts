/** What the server sends and takes. Names and fields are those of its OpenAPI description. */
import type { Event, View } from './ra'

export interface SeatWish {
  player: string
  name?: string | null
}

export interface TableWish {
  game: string
  seats: SeatWish[]
  edition?: string | null
  options?: Record<string, string>
  open_scores?: boolean
  hot_seat?: boolean
  hints?: boolean | null
}

export interface RecordTableWish {
  record: string
  at: number
  seats: SeatWish[]
  open_scores?: boolean
  hot_seat?: boolean
  hints?: boolean | null
}

export interface Place {
  key: string
  link: string
  seat: number | null
}

export interface Created {
  id: string
  seats: Place[]
  spectator: Place
}

export interface LogEntry {
  n: number
  entry: string
  seat: number | null
  time: number
  happened: Event[]
}

export interface PlayerAt {
  name: string
  player: string
  person: boolean
}

export interface Asked {
  to: number
  seat: number
  agreed: number[]
}

export interface Undo {
  own: boolean
  ask: boolean
  asked: Asked | null
}

export interface Position {
  id: string
  game: string
  edition: string
  options: Record<string, string>
  players: PlayerAt[]
  open_scores: boolean
  hints: boolean
  seat: number | null
  mine: number[]
  steps: number
  /** The seat that has the move, -1 for chance, null when the game is over. */
  actor: number | null
  legal: string[]
  over: boolean
  winners: number[]
  undo: Undo
  plan: string | null
  next: string | null
  view: View
}

export interface News {
  at: number
  entries: LogEntry[]
  table: Position
}

export interface Level {
  name: string
  title: string
  about: string
}

export interface Edition {
  name: string
  players: number[]
}

export interface Offer {
  name: string
  title: string
  editions: Edition[]
  options: Record<string, Record<string, string[]>>
  levels: Level[]
}

export interface Games {
  games: Offer[]
}

/** A number on the scoring sheet explained: the key of a sentence, and its facts. */
export interface Because {
  key: string
  facts: Record<string, string | number>
}

export interface SheetRow {
  seat: number
  god: number
  gold: number
  river: number
  pharaohs: number
  civilization: number
  monuments: number
  suns: number
  total: number
  score: number
}

export interface SheetEpoch {
  epoch: number
  rows: (SheetRow | null)[]
  why: (Record<string, Because> | null)[]
}

export interface Sheet {
  epochs: SheetEpoch[]
}

export interface ToldStep {
  n: number
  step: string
  actor: number | null
  happened: Event[]
}

export interface Stopped {
  error: string
  message: string
  step: number | null
  line: number | null
  column: number | null
}

/** A record as the server has read it. */
export interface Told {
  game: string
  edition: string
  options: Record<string, string>
  players: string[]
  steps: ToldStep[]
  positions: View[]
  actors: (number | 'chance' | null)[]
  legal: string[][]
  marks: { turns: number[]; auctions: number[]; epochs: number[] }
  over: boolean
  winners: number[]
  scores: number[]
  sheet: Sheet
  stopped: Stopped | null
}

export interface Choice {
  step: string
  wins: number[]
  /** Null where a score is hidden. */
  scores: (number | null)[]
  loss: number
}

export interface Advice {
  best: string
  confidence: number
  choices: Choice[]
  reasons: string[]
}

export interface Outlook {
  ra_chance: number
  last_ra_chance: number
  draws_left: number
  track_worth: number[]
  bag: Record<string, number>
}

/** What one player holds; without a score, that of the start. */
export interface HoldingWish {
  tiles: Record<string, number>
  suns?: number[]
  score?: number
}

export interface ScoreWish {
  game: string
  epoch: number
  mild_end: boolean
  holdings: HoldingWish[]
}

export interface Scored {
  rows: SheetRow[]
  why: Record<string, Because>[]
  winners: number[]
  /** The tiles with which everybody begins the next epoch. */
  kept: Record<string, number>[]
  /** The suns in the game, and how many of them everybody owns. */
  suns: number[]
  suns_each: number
}
