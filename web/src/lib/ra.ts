/** What a table of Ra looks like in the messages of the server: a view, and the events of a step. */

export type Phase = 'deal' | 'turn' | 'drawing' | 'auction' | 'gods' | 'discarding' | 'over'

export interface Area {
  suns: number[]
  used_suns: number[]
  tiles: Record<string, number>
  score: number | null
  points: Record<string, number>[] | null
}

export interface Auction {
  ra_player: number
  invoked: boolean
  /** Who takes part, in the order of bidding, and who of them has passed; nobody once the bidding is over. */
  bidders: number[]
  passed: number[]
  offers: number[]
  best: number
  best_seat: number | null
}

export interface View {
  phase: Phase
  turn: number
  epoch: number
  ra_track: number
  ras: number
  auction_track: (string | null)[]
  centre: number
  auction: Auction | null
  must_discard: number
  bag: Record<string, number>
  gone: Record<string, number>
  seats: Area[]
}

export interface Event {
  key: string
  seat: number
  tiles?: string[]
  disaster?: string
  suns?: number[]
  sun?: number
  centre?: number
  count?: number
  of?: number
  epoch?: number
  points?: (number[] | null)[]
  scores?: number[]
}

/** All kinds of tile in the order of the rulebook. */
export const TILES = [
  'ra',
  'god',
  'gold',
  'pharaoh',
  'nile',
  'flood',
  'art',
  'religion',
  'writing',
  'agriculture',
  'astronomy',
  'sphinx',
  'pyramid',
  'obelisk',
  'statue',
  'mortuary',
  'shrine',
  'temple',
  'step-pyramid',
  'funeral',
  'drought',
  'war',
  'earthquake',
] as const

/** The five groups in which a player lays out tiles. */
export const GROUPS: Record<string, readonly string[]> = {
  suns: ['god', 'gold'],
  pharaohs: ['pharaoh'],
  river: ['nile', 'flood'],
  civilization: ['art', 'religion', 'writing', 'agriculture', 'astronomy'],
  monuments: ['sphinx', 'pyramid', 'obelisk', 'statue', 'mortuary', 'shrine', 'temple', 'step-pyramid'],
}

/** What points are given for, in the order of the scoring sheet. */
export const ITEMS = ['god', 'gold', 'river', 'pharaohs', 'civilization', 'monuments', 'suns'] as const
