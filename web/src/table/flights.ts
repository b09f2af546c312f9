/** How pieces move: tiles from the bag to the track, from the track to their winner, suns to and from the centre. */
import { mount, unmount } from 'svelte'
import Sun from '../art/Sun.svelte'
import Tile from '../art/Tile.svelte'
import { place } from '../board/reading'
import type { Event, View } from '../lib/ra'

const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)'

const find = (name: string): HTMLElement | null => document.querySelector(`[data-place="${CSS.escape(name)}"]`)

type Picture = (target: HTMLElement) => Record<string, unknown>

interface Flight {
  from: HTMLElement
  piece: HTMLElement
  drawn: Record<string, unknown>
  moves: Animation
}

let aloft: Flight[] = []

/** Show what an event takes from the track, while the table still looks as before. */
export async function depart(event: Event, view: View, length: number): Promise<void> {
  const kept = event.key === 'event-won' || event.key === 'event-god'
  const goal = kept ? find(place.seat(event.seat)) : null
  const spaces = view.auction_track.flatMap((tile, space) =>
    tile && event.tiles?.includes(tile) ? [{ tile, space }] : [],
  )
  const taken = event.key === 'event-god' ? spaces.slice(0, 1) : spaces
  taken.forEach(({ tile, space }, i) => {
    fly(find(place.track(space)), goal, length, i * 0.04 * length, (target) =>
      mount(Tile, { target, props: { name: tile, size: '100%' } }),
    )
  })
  if (event.key === 'event-won') exchange(event, view, length)
  const flights = aloft
  await Promise.allSettled(flights.map(({ moves }) => moves.finished))
  land(flights)
}

/** Everything that flies has arrived. */
export function land(flights = aloft): void {
  for (const { from, piece, drawn, moves } of flights) {
    from.style.visibility = ''
    moves.cancel()
    void unmount(drawn)
    piece.remove()
  }
  aloft = aloft.filter((flight) => !flights.includes(flight))
}

/** The sun from the centre goes to the winner, the winner's sun to the centre. */
function exchange(event: Event, view: View, length: number): void {
  const centre = find(place.centre)
  const sun =
    (number: number): Picture =>
    (target) =>
      mount(Sun, { target, props: { number, size: '100%' } })
  fly(centre, find(place.seat(event.seat)), length, 0, sun(view.centre))
  fly(find(place.sun(event.seat, event.sun ?? 0)), centre, length, 0, sun(event.sun ?? 0))
}

/** Let a piece fly from one place to another, or vanish where there is no other. */
function fly(from: HTMLElement | null, to: HTMLElement | null, length: number, delay: number, picture: Picture): void {
  if (!from) return
  const { left, top, width, height } = from.getBoundingClientRect()
  const piece = document.createElement('div')
  piece.className = 'flying'
  piece.setAttribute('aria-hidden', 'true')
  Object.assign(piece.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  const drawn = picture(piece)
  document.body.append(piece)
  from.style.visibility = 'hidden'
  const frames = [{ transform: 'none', opacity: 1 }, to ? towards(from, to) : VANISHED]
  const moves = piece.animate(frames, { duration: length, delay, easing: EASE, fill: 'both' })
  aloft.push({ from, piece, drawn, moves })
}

const VANISHED: Keyframe = { transform: 'translateY(2rem) rotate(12deg) scale(0.7)', opacity: 0 }

function towards(from: HTMLElement, to: HTMLElement): Keyframe {
  return { transform: `${shift(from, to)} scale(0.45)`, opacity: 0.9 }
}

/** The way from the middle of one thing to the middle of another. */
function shift(from: HTMLElement, to: HTMLElement): string {
  const start = from.getBoundingClientRect()
  const goal = to.getBoundingClientRect()
  const across = goal.left + goal.width / 2 - start.left - start.width / 2
  const down = goal.top + goal.height / 2 - start.top - start.height / 2
  return `translate(${across}px, ${down}px)`
}

/** Show what has come to the table, which looks as it does afterwards. */
export function arrive(event: Event, before: View, after: View, length: number): void {
  if (event.key === 'event-drawn') {
    const space = after.auction_track.findIndex((tile, i) => tile && !before.auction_track[i])
    come(find(place.track(space)), find(place.bag), length)
  } else if (event.key === 'event-ra') {
    swell(find(place.ras), length)
  } else if (event.key === 'event-offer') {
    swell(find(place.sun(event.seat, event.sun ?? 0)), length)
  } else if (event.key === 'event-disaster' && event.tiles?.length) {
    shake(find(place.seat(event.seat)), length)
  }
}

function come(piece: HTMLElement | null, from: HTMLElement | null, length: number): void {
  if (!piece || !from) return
  piece.animate(
    [
      { transform: `${shift(piece, from)} scale(0.3) rotateY(180deg)`, opacity: 0.2 },
      { transform: 'translateY(-6px) scale(1.12)', opacity: 1, offset: 0.75 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: length * 0.8, easing: EASE },
  )
}

function swell(piece: HTMLElement | null, length: number): void {
  piece?.animate([{ transform: 'none' }, { transform: 'scale(1.25)' }, { transform: 'none' }], {
    duration: length * 0.7,
    easing: 'ease-in-out',
    composite: 'add',
  })
}

function shake(piece: HTMLElement | null, length: number): void {
  const at = (x: number): Keyframe => ({ transform: `translateX(${x}px)` })
  piece?.animate([at(0), at(-6), at(6), at(-4), at(4), at(0)], { duration: length * 0.5 })
}
