/** Suns: face up, face down, and in the centre of the table. */
import { disc, star, type Drawing } from './shapes'

export const sunUp: Drawing = [
  ['amber', star(32, 32, 16, 23, 31)],
  ['gold', disc(32, 32, 24)],
  ['pale', disc(32, 32, 19.5)],
]

/** Without rays: an eight-cornered plate with a broken ring. */
export const sunDown: Drawing = [
  ['dusk', 'M22 7h20l15 15v20L42 57H22L7 42V22z'],
  ['haze-line dashed', disc(32, 32, 20)],
]

export const centreSun: Drawing = [
  ['red', star(32, 32, 8, 25, 32)],
  ['lapis', disc(32, 32, 26)],
  ['turquoise', [0, 1, 2, 3, 4, 5, 6, 7].map((i) => gem((i + 0.5) * (Math.PI / 4))).join('')],
  ['gold', disc(32, 32, 20.5)],
  ['pale', disc(32, 32, 17.5)],
]

function gem(angle: number): string {
  const at = (middle: number): number => Math.round((32 + middle) * 10) / 10
  return disc(at(23.2 * Math.cos(angle)), at(23.2 * Math.sin(angle)), 1.6)
}
