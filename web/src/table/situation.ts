/** The one sentence that says whose turn it is and what is asked of them. */
import { about } from '../board/reading'
import type { Position } from '../lib/messages'

interface Told {
  key: string
  facts: Record<string, string | number>
}

export function situation(table: Position, me: number | null): Told {
  const { view, legal, actor } = table
  const name = (seat: number | null): string => (seat === null ? '' : (table.players[seat]?.name ?? ''))
  if (table.over) {
    const [winner = null] = table.winners
    const mine = winner === me && table.mine.length === 1 // at a hot seat everybody is “you”
    return { key: mine ? 'play-you-win' : 'play-wins', facts: { player: name(winner) } }
  }
  if (actor === null || actor !== me || !legal.length)
    return waiting(table, name(actor === null || actor < 0 ? view.turn : actor))
  if (view.phase === 'auction') {
    const best = view.auction?.best ?? 0
    if (best) return { key: 'play-bid-against', facts: { sun: best, player: name(view.auction?.best_seat ?? null) } }
    return { key: 'play-bid-first', facts: {} }
  }
  if (view.phase === 'gods') return { key: 'play-gods', facts: {} }
  if (view.phase === 'discarding') return { key: 'play-discard', facts: { count: view.must_discard } }
  return { key: about(legal, 'god').length ? 'play-turn-gods' : 'play-turn', facts: {} }
}

function waiting(table: Position, player: string): Told {
  const { view } = table
  if (view.phase === 'auction') return { key: 'play-waits-bid', facts: { player } }
  if (view.phase === 'discarding') return { key: 'play-waits-discard', facts: { player } }
  return { key: 'play-waits', facts: { player } }
}
