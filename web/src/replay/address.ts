/** What the address of a replay says: which record, which position of it, and whether it is analysed. */

export interface Place {
  /** The record itself, packed. */
  record: string | null
  /** A table whose record is wanted instead. */
  table: string | null
  /** How many steps have been taken; null for the first turn. */
  at: number | null
  analysis: boolean
}

/** Read the fragment of an address. */
export function read(hash: string): Place {
  const told = new URLSearchParams(hash.replace(/^#/, ''))
  const at = told.get('at')
  return {
    record: told.get('r'),
    table: told.get('table'),
    at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null,
    analysis: told.has('analysis'),
  }
}

/** The address of a position in a packed record. */
export function address(record: string, at: number, analysis: boolean): string {
  return `/replay#r=${record}&at=${at}${analysis ? '&analysis' : ''}`
}
