/** What goes along from a table to its rematch: the links, whose keys open the new table too. */
import { keep } from '../lib/settings.svelte'
import { invitations } from '../lobby/doors'

export function follow(from: string, to: string): void {
  const kept = invitations(from)
  if (!kept) return
  const moved = (link: string): string => link.replace(`/table/${from}`, `/table/${to}`)
  keep(`heliopolis.invites.${to}`, {
    seats: kept.seats.map((one) => ({ ...one, link: moved(one.link) })),
    spectator: moved(kept.spectator),
  })
}
