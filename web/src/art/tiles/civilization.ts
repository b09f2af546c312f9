/** The five Civilization tiles, each a sign on a round medal. */
import { disc, leaf, star, type Drawing } from '../shapes'

/** A painted jar. */
const art: Drawing = [
  ['paper', disc(32, 32, 26)],
  ['red-band', 'M25 21q-9-2-9 5 0 5 6 7M39 21q9-2 9 5 0 5-6 7'],
  ['red', 'M24 12h16v4q-3 2-3 6 8 3 8 13 0 9-7 15v3H26v-3q-7-6-7-15 0-10 8-13 0-4-3-6z'],
  ['ink', 'M20 30h24q1 3 1 5v4H19v-4q0-2 1-5z'],
  ['gold-line', 'M21 37l3.7-4 3.7 4 3.7-4 3.7 4 3.7-4 3.7 4'],
  ['gold', 'M24 12h16v4H24zM26 50h12v3H26zM22 43h20l-2 3H24z'],
]

/** The ankh, sign of life. */
const religion: Drawing = [
  ['pale', disc(32, 32, 26)],
  [
    'lapis',
    'M27 33q-9-8-7-15 2-8 12-8t12 8q2 7-7 15l12-1v9l-12-1 2 15H25l2-15-12 1v-9zM32 30q6-6 6-11 0-4-6-4t-6 4q0 5 6 11z',
  ],
  ['gold-line', 'M29.5 36h5M32 41v10'],
]

/** A scroll with three lines of signs, and a reed pen. */
const writing: Drawing = [
  ['rust', disc(32, 32, 26)],
  ['bone', 'M16 14h26v36H16z'],
  ['paper', 'M13 11h32q3 3 0 6H13q-3-3 0-6zM13 47h32q3 3 0 6H13q-3-3 0-6z'],
  ['wood-line', 'M13 17h32M13 47h32'],
  [
    'ink-line',
    'M20 24q4-4 8 0-4 3-8 0zM33 22v5M37 22v5M20 32l2.5-2 2.5 2 2.5-2 2.5 2M34 30h5v4h-5zM20 40h5M29 38v4M29 40q3-3 5 0',
  ],
  ['gold', 'M55 21l-17 23-4 5 1-7 17-23z'],
  ['ink', 'M34 49l1-5 2.5 2z'],
]

/** An ear of wheat: its tip, and how far it leans (degrees). */
function ear(x: number, y: number, lean: number): string {
  const turn = (lean * Math.PI) / 180
  const grains = [0, 5, 10, 15].map((down) => {
    const [stemX, stemY] = [x - (down + 7) * Math.sin(turn), y + (down + 7) * Math.cos(turn)]
    return down
      ? leaf(stemX, stemY, lean - 32, 8, 3) + leaf(stemX, stemY, lean + 32, 8, 3)
      : leaf(stemX, stemY, lean, 9, 3)
  })
  return grains.join('')
}

/** A sheaf of wheat. */
const agriculture: Drawing = [
  ['leaf', disc(32, 32, 26)],
  ['meadow-line', 'M30 55q0-16-9-32M32 55V15M34 55q0-16 9-32'],
  ['meadow', leaf(32, 54, -50, 16, 4) + leaf(32, 54, 50, 16, 4)],
  ['gold', ear(32, 10, 0) + ear(18.5, 18, -24) + ear(45.5, 18, 24)],
  ['red-band', 'M27 46h10'],
]

/** Crescent, star, and a figure of small stars. */
const astronomy: Drawing = [
  ['night', disc(32, 32, 26)],
  ['gold', 'M28 11a21.5 21.5 0 1 0 21 32 18 18 0 1 1-21-32z'],
  ['pale', star(38, 32, 5, 3.6, 9)],
  ['foam-line', 'M38 12l8 3 5 8'],
  ['foam', disc(38, 12, 2) + disc(46, 15, 2) + disc(51, 23, 2)],
]

export const civilization = { art, religion, writing, agriculture, astronomy }
