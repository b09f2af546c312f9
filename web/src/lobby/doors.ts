/** The ways to a new table: set it up, sit down, keep what must not be lost. */
import { api } from '../lib/api'
import type { Created, News, Place, TableWish } from '../lib/messages'
import { keep, kept } from '../lib/settings.svelte'
import { forget, remember } from '../lib/tables'

const GAME = 'ra'
export const PERSON = 'human'

/** A link that lets somebody sit down. */
export interface Invitation {
  name: string
  seat: number
  link: string
}

/** All links of a table that its founder may send around. */
export interface Invitations {
  seats: Invitation[]
  spectator: string
}

const place = (id: string): string => `heliopolis.invites.${id}`

/** The links of a table that was set up in this browser. */
export const invitations = (id: string): Invitations | null => kept<Invitations | null>(place(id), null)

/** Set a table up, sit down at the first of its people's seats, and keep the other keys. Gives the id. */
export async function open(wish: Omit<TableWish, 'game'>): Promise<string> {
  const created = await api.create({ game: GAME, ...wish })
  const own = created.seats[0] ?? created.spectator
  const news = await api.sit(created.id, own.key)
  if (!wish.hot_seat && created.seats.length > 1) keepInvitations(created, news)
  list(news)
  return created.id
}

function keepInvitations({ id, seats, spectator }: Created, { table }: News): void {
  const address = ({ link }: Place): string => new URL(link, location.origin).href
  const others = seats.slice(1).map((seat) => ({
    name: table.players[seat.seat ?? 0]?.name ?? '',
    seat: seat.seat ?? 0,
    link: address(seat),
  }))
  keep(place(id), { seats: others, spectator: address(spectator) } satisfies Invitations)
}

/** Put a table on the list of my tables as it stands now. */
export function list({ table }: News): void {
  remember({
    id: table.id,
    title: table.game,
    players: table.players.map(({ name }) => name),
    seat: table.seat,
    updated: Date.now(),
    over: table.over,
  })
}

/** Take a table off the list, with its links. */
export function unlist(id: string): void {
  forget(id)
  localStorage.removeItem(place(id))
}
