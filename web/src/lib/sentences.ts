/** Events and steps in words, from the facts that the server sends. */
import type { Event } from './ra'
import { say } from './say.svelte'

/** Tiles as a list in words, the same ones together: Nile ×2, Flood. */
export function tileList(tiles: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1)
  const words = [...counts].map(([tile, count]) => {
    const name = say(`tile-${tile}`)
    return count > 1 ? say('tile-times', { tile: name, count }) : name
  })
  return words.join(', ')
}

/** An event as a line of the log. */
export function sentence(event: Event, names: readonly string[]): string {
  const tiles = event.tiles ?? []
  return say(event.key, {
    player: names[event.seat] ?? '',
    tiles: tileList(tiles),
    number: tiles.length,
    disaster: event.disaster ? say(`tile-${event.disaster}`) : '',
    suns: (event.suns ?? []).join(', '),
    sun: event.sun ?? 0,
    centre: event.centre ?? 0,
    count: event.count ?? 0,
    of: event.of ?? 0,
    epoch: event.epoch ?? 0,
    score: event.scores?.[event.seat] ?? 0,
  })
}

/** A step as a button names it. */
export function label(step: string): string {
  const [kind, what] = step.split(':')
  if (kind === 'bid') return say('label-bid', { sun: what ?? '' })
  if (kind === 'god' || kind === 'discard') return say(`label-${kind}`, { tile: say(`tile-${what}`) })
  return say(`label-${kind}`)
}
