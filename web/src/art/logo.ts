/** The mark, an obelisk before the sun, and the name in letters of our own. */
import { disc, star, type Drawing } from './shapes'

export const mark: Drawing = [
  ['lapis', 'M14 2h36q12 0 12 12v36q0 12-12 12H14Q2 62 2 50V14Q2 2 14 2z'],
  ['amber', star(32, 30, 16, 19, 25)],
  ['gold', disc(32, 30, 19)],
  ['lapis', 'M26 19h6v33h-9z'],
  ['night', 'M32 19h6l3 33h-9z'],
  ['bone', 'M32 7l6 12H26z'],
  ['turquoise', 'M8 50h48v5H8z'],
]

export const word: Drawing = [
  ['word-line', 'M3 4v24M18 4v24M3 16h15M39 4H27v24h12M27 16h9M48 4v24h12M68 4v24'],
  ['word-line', disc(88, 16, 12)],
  ['gold', disc(88, 16, 6)],
  ['word-line', 'M109 28V4h6a7.5 7.5 0 0 1 0 15h-6'],
  ['word-line', disc(142, 16, 12)],
  ['gold', disc(142, 16, 6)],
  ['word-line', 'M163 4v24h12M183 4v24M204 8q-2-4-6.5-4-5.5 0-5.5 6t6 6 6.5 6-6 6q-5 0-7-4'],
]
