/** The Ra track: its spaces, drawn around x = 20, the Sun Boat and the water under it. */
import { disc, star, type Drawing } from './shapes'

export const raSpace: Drawing = [
  ['amber', star(20, 20, 12, 12, 17)],
  ['gold', disc(20, 20, 12)],
  ['red', disc(20, 20, 5)],
]

export const openSpace: Drawing = [['faint-line dashed', disc(20, 20, 11)]]

export const endSpace: Drawing = [
  ['red', star(20, 20, 9, 12, 18)],
  ['ink', disc(20, 20, 10)],
  ['bone-band', 'M20 14v7M20 26v.01'],
]

export const boat: Drawing = [
  ['shade', 'M-4 28q-1-6 4-7 0 15 11 16h18q11-1 11-16 5 1 4 7-3 20-16 21H12Q-1 48-4 28z'],
  ['wood-line', 'M4 40q16 5 32 0'],
  ['turquoise', `${disc(13, 45, 1.7)}${disc(20, 45.6, 1.7)}${disc(27, 45, 1.7)}`],
  ['gold', `${disc(-1, 22, 2.6)}${disc(41, 22, 2.6)}`],
]

/** Waves from 5 before the track to 5 behind it. */
export function water(width: number): string {
  const waves = 't10 0'.repeat(width / 10)
  return `M-5 48q5-4 10 0${waves}V58H-5z`
}
