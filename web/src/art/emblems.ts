/** The signs of the five seats, in a box of 32: eye, scarab, lotus, feather, cat. */
import { disc, leaf, type Drawing } from './shapes'

const eye: Drawing = [
  ['sign-line', 'M5 16q11-9 22 0-11 7-22 0zM6 10q10-6 20 0M14 20l-2 7M18 20q2 7 8 5'],
  ['sign', disc(16, 15.5, 3)],
]

const scarab: Drawing = [
  ['sign', 'M16 12q8 0 8 7t-8 9q-8-2-8-9t8-7zM11 10.5q1-5 5-5t5 5z'],
  ['seat-line', 'M16 14v13M9.5 15.5q6.5 3 13 0'],
  ['sign-line', 'M7.5 16l-3-3V9M24.5 16l3-3V9M7.5 21l-3.5 3M24.5 21l3.5 3'],
]

const lotus: Drawing = [
  ...[-68, 68, -36, 36, 0].flatMap((angle): Drawing => {
    const petal = leaf(16, 25, angle, angle ? 14.5 : 19, 8)
    return [
      ['sign', petal],
      ['seat-line', petal],
    ]
  }),
  ['sign', 'M10 24h12q-1 4-6 4t-6-4z'],
]

const feather: Drawing = [
  ['sign', 'M11 27q-4-13 1-19 5-5 11-4 4 1 3 4-4-1-5 2 2 9-6 15z'],
  ['seat-line', 'M11.5 27q1-12 7-18'],
  ['sign-line', 'M11.5 25v4'],
]

const cat: Drawing = [
  ['sign', 'M10 27q-1-7 2-11-2-6 1-12l3 3h2l3-3q2 7-1 12 4 3 4 11z'],
  ['sign-line', 'M23 26q4-2 2-7'],
]

export const emblems: readonly Drawing[] = [eye, scarab, lotus, feather, cat]
