/** The tables this browser has sat at, the latest first. The list is kept here and nowhere else. */
import { keep, kept } from './settings.svelte'

export interface KeptTable {
  id: string
  /** The game, as the server names it. */
  title: string
  players: string[]
  /** The seat of this browser; null for a spectator. */
  seat: number | null
  /** When something was last known to happen there, in milliseconds since 1970. */
  updated: number
  over: boolean
}

const PLACE = 'heliopolis.tables'
const MOST = 50 // the oldest are forgotten beyond that

export const tables = (): KeptTable[] => kept<KeptTable[]>(PLACE, [])

/** Put a table at the head of the list, or tell what is new about it. */
export function remember(table: KeptTable): void {
  keep(PLACE, [table, ...tables().filter(({ id }) => id !== table.id)].slice(0, MOST))
}

/** Take a table off the list. It goes on without being listed. */
export function forget(id: string): void {
  keep(
    PLACE,
    tables().filter((table) => table.id !== id),
  )
}
