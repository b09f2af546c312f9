/** Nile and Flood: a calm river that carries a boat, and a wave that swallows the palms. */
import { disc, leaf, type Drawing } from '../shapes'

const nile: Drawing = [
  ['gold', disc(49, 16, 6)],
  ['leaf', leaf(9, 48, -4, 22, 3) + leaf(13, 48, 14, 17, 3)],
  ['wood-line', 'M31 8v34M20 10h22'],
  ['bone', 'M19 11h24q4 12 1 24H18q3-12 1-24z'],
  ['red', 'M20.6 17h23.7q.7 4 .6 6H20.7q.2-3-.1-6zM20 29h24.9q-.3 4-.9 6H18q1.5-3 2-6z'],
  ['wood', 'M9 33q3 6 9 6h28q7 0 9-7l3 1q-2 14-14 15H22Q10 47 6 35z'],
  ['gold', 'M22 39h20v3H22z'],
  ['blue', 'M4 48q4.7-4 9.3 0t9.3 0 9.3 0 9.3 0 9.3 0 9.5 0v3q0 9-9 9H13q-9 0-9-9z'],
  ['foam-line', 'M10 54q4-3 8 0t8 0M34 54q4-3 8 0t8 0'],
]

const flood: Drawing = [
  ['wood-line', 'M49 40q1-14-3-21'],
  ['leaf-band', 'M46 19q-7-5-12 0M46 19q-3-8-10-8M46 19q3-8 10-7M46 19q7-3 10 3'],
  ['lapis', 'M4 34q4-20 22-21 13 0 16 10-6-4-10 0-4 5 0 10 5 5 12 2 8-4 16 1v16q0 8-8 8H12q-8 0-8-8z'],
  ['foam-line', 'M9 36q3-16 17-18 7 0 10 2M14 40q2-13 13-16M28 34q3 8 12 8 8-5 17 0'],
  ['blue', 'M4 50q5-6 11-1t12 0 12 0 12 0 9 1v2q0 8-8 8H12q-8 0-8-8z'],
  ['foam', disc(46, 29, 1.8)],
  ['foam', disc(51, 33, 1.4)],
  ['foam', disc(43, 25, 1.3)],
]

export const river = { nile, flood }
