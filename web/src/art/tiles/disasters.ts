/** The four Disasters: each shows what it destroys, broken. */
import { disc, star, type Drawing } from '../shapes'

/** A king in his coffin. */
const funeral: Drawing = [
  ['gold', 'M32 5q10 0 11 12 7 5 5 15l-5 24q-1 3-4 3H25q-3 0-4-3l-5-24q-2-10 5-15Q22 5 32 5z'],
  ['lapis-band', 'M24 12q8-5 16 0M20 21h3M41 21h3M20 27l3 .5M44 27l-3 .5'],
  ['skin', 'M25 16q7-4 14 0v7q-1 6-7 8-6-2-7-8z'],
  ['ink-line', 'M27 21q1.5 1.5 3 0M34 21q1.5 1.5 3 0M30.5 26h3'],
  ['turquoise-band', 'M21 32q11 9 22 0'],
  ['red-band', 'M22 38q10 7 20 0'],
  ['lapis', 'M30 30h4l.5 6h-5z'],
  ['bone-band', 'M24 46h16M25 51.5h14'],
]

/** Fish bones under a cruel sun. */
const drought: Drawing = [
  ['gold', star(32, 18, 12, 9, 15)],
  ['red', disc(32, 18, 7)],
  ['bone-band', 'M15 37h29M22 32v10M28 31v12M34 32v10'],
  ['bone', 'M41 31q10 0 13 6-3 6-13 6zM17 37l-8-6 1 6-1 6z'],
  ['ink', disc(47, 36, 1.8)],
  ['ink-line', 'M10 51l8-3 6 5 9-4 8 4 7-5 7 3M18 48l-2-3M24 53l-1 6M41 53l1 6'],
]

/** Two swords across a broken medal. */
const war: Drawing = [
  ['turquoise', 'M29 12a20.5 20.5 0 0 0-3 40l3-9-4-9 6-10z'],
  ['turquoise', 'M35 12a20.5 20.5 0 0 1 3 40l0-9-5-9 6-10z'],
  ['gold-line', 'M24 17a17 17 0 0 0-8 9M40 17a17 17 0 0 1 8 9M16 39q2 5 7 7.5M48 39q-2 5-7 7.5'],
  ['bone', 'M9 9q8 0 12 6l22 26-4 4-25-24q-5-5-5-12zM55 9q-8 0-12 6L21 41l4 4 25-24q5-5 5-12z'],
  ['ink-line', 'M13 13l24 27M51 13L27 40'],
  ['gold-band', 'M36 47l9-9M28 47l-9-9'],
  ['wood-band', 'M43 45l8 9M21 45l-8 9'],
]

/** A pyramid split by a crack. */
const earthquake: Drawing = [
  ['stone', 'M31 8L8 44h20l3-7-5-7 5-7-3-7z'],
  ['wood', 'M34 13l-3 6 3 7-5 7 5 7-3 9h27z'],
  ['shade-line', 'M19 30h6M14 37h14M20 37v6'],
  ['amber-line', 'M38 34h6M38 41h12M44 41v7'],
  ['earth', 'M6 46h20l4 6-4 8H14q-8 0-8-8zM58 51H33l1 4 2 5h14q8 0 8-8z'],
  ['bone', 'M46 10l5 2-2 5-5-2zM13 15l4 1-1 4-4-1zM53 24l3.5 1-1 3.5-3.5-1z'],
]

export const disasters = { funeral, drought, war, earthquake }
