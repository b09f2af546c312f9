/** Ra, God, Gold and Pharaoh. */
import { disc, star, type Drawing } from '../shapes'

/** The falcon-headed Ra under his disc. */
const ra: Drawing = [
  ['gold', star(32, 34, 16, 22, 28)],
  ['red', disc(37, 15, 10)],
  ['bone-line', disc(37, 15, 10)],
  ['lapis', 'M20 31q6-11 18-11 14 1 16 15l3 20q0 7-7 7H31q6-9 1-17z'],
  ['gold-line', 'M38 47q4 6 3 13M44 39q6 9 5 20M48 30q7 10 6 24'],
  ['bone', 'M20 31q8-6 16-4 9 2 8 10-2 9-13 10-6 0-8-4z'],
  ['ink', 'M21 29q-10 4-9 18 4-6 11-6 3-6-2-12z'],
  ['gold', 'M26 35q6-7 14 0-7 5-14 0z'],
  ['ink-line', 'M26 35q6-7 14 0-7 5-14 0zM40 35l6-1M29 38q-1 5 3 7'],
  ['ink', disc(32.5, 34.7, 2.2)],
]

/** Anubis, the jackal. */
const god: Drawing = [
  ['ink', 'M28 31L30 8q8 6 9 20L46 10q5 11 2 24 4 10 5 26H29q2-9 2-13-4-1-8 0-7 2-12 1-3-1-2-4 8-8 19-13z'],
  ['gold-line', 'M33 15q3 6 3 12'],
  ['gold', 'M28 36q5-4 9 0-5 3-9 0z'],
  ['turquoise-line', 'M38 42q8-2 11-7M35 47q9-1 15-6'],
  ['gold', 'M31 50q10 2 20-5l1 5q-9 7-21 5z'],
  ['gold', 'M9 44q-1 4 3 4l3-5z'],
]

/** Three bars of gold, and their glitter. */
const gold: Drawing = [
  ['gold', 'M22 25h20l4 13H18zM12 40h19l3 13H8zM37 40h15l4 13H36z'],
  ['pale', 'M22 25h20l1 4H21zM12 40h18l1 4H11zM36 40h16l1 4H37z'],
  ['amber-line', 'M25 33h14M15 48h12M41 48h9'],
  ['pale', star(47, 17, 4, 2.2, 8)],
  ['pale', star(17, 21, 4, 1.4, 5)],
]

/** The golden mask. */
const pharaoh: Drawing = [
  ['gold', 'M32 6C43 6 47 13 48 22L55 44l-8 3v11H17V47l-8-3L16 22C17 13 21 6 32 6z'],
  [
    'lapis-band',
    'M20 17q12-7 24 0M45 27l3-1M46 33l4-1.3M46 39l6-2M45 45l6-2M42 53h2M19 27l-3-1M18 33l-4-1.3M18 39l-6-2M19 45l-6-2M22 53h-2',
  ],
  ['turquoise', 'M24 44h16v14H24z'],
  ['skin', 'M21 25q11-6 22 0v11q-1 9-11 13-10-4-11-13z'],
  ['amber', 'M20 27q12-7 24 0v-4q-12-7-24 0z'],
  ['bone', 'M23 34q4-4 8 0-4 3.5-8 0zM33 34q4-4 8 0-4 3.5-8 0z'],
  ['ink', disc(27, 33.7, 1.9)],
  ['ink', disc(37, 33.7, 1.9)],
  ['ink-line', 'M22.5 34q4-5 7.5-1.5M41.5 34q-4-5-7.5-1.5M23.5 29.5q3-1.5 6-.5M40.5 29.5q-3-1.5-6-.5'],
  ['red-line', 'M29.5 43h5'],
  ['lapis', 'M28.5 48h7l1 12h-9z'],
  ['gold-line', 'M29 52h6M28.5 56h7'],
  ['red', 'M32 7q5 5 2 10l-2 4-2-4q-3-5 2-10z'],
]

export const people = { ra, god, gold, pharaoh }
