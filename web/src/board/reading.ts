/** What a board shows of a view that the view tells only indirectly. */
import type { Event, View } from '../lib/ra'

/** Who sits at a seat, as far as a board cares. */
export interface Sitter {
  name: string
  player?: string
  person?: boolean
}

/** The other seats clockwise from one's own; for a spectator all of them. */
export function others(seats: number, me: number | null): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)]
}

/** How a seat stands in the auction; null when nobody bids any more. */
export function bidOf({ auction }: View, seat: number): 'offer' | 'pass' | 'waits' | 'out' | null {
  if (!auction?.bidders.length) return null
  if (auction.offers[seat]) return 'offer'
  if (auction.passed.includes(seat)) return 'pass'
  return auction.bidders.includes(seat) ? 'waits' : 'out'
}

/** What the legal steps of one kind are about: the tiles of `god`, the suns of `bid`. */
export function about(legal: readonly string[], kind: string): string[] {
  return legal.filter((step) => step.startsWith(`${kind}:`)).map((step) => step.slice(kind.length + 1))
}

/** Events that are nobody's deed. */
export const NOBODYS = /^event-(epoch|first|over|nobody)/

/** Events with which a part of the game begins or ends. */
export const MILESTONE = /^event-(epoch|first|over)/

/** The tiles that are drawn beside an event. */
export const pictures = (event: Event): readonly string[] => (event.key === 'event-ra' ? ['ra'] : (event.tiles ?? []))

/** Where a piece can be found on the page, for what flies from one place to another. */
export const place = {
  track: (space: number): string => `track-${space}`,
  seat: (seat: number): string => `seat-${seat}`,
  tile: (seat: number, tile: string): string => `seat-${seat}-${tile}`,
  sun: (seat: number, sun: number): string => `seat-${seat}-sun-${sun}`,
  centre: 'centre',
  bag: 'bag',
  ras: 'ras',
}

/** The tiles that an event is about, if it is about this part of the table: a seat, or the track for null. */
export function litTiles(event: Event | null | undefined, seat: number | null): ReadonlySet<string> {
  if (!event?.tiles?.length) return NOTHING
  const onTrack = !['event-won', 'event-god', 'event-disaster', 'event-discard'].includes(event.key)
  return onTrack === (seat === null) && (seat === null || seat === event.seat) ? new Set(event.tiles) : NOTHING
}
const NOTHING: ReadonlySet<string> = new Set()
