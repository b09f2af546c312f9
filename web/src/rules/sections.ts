/** Which rules there are, in the order in which people read them, and what is drawn beside each. */

export type Picture =
  | { kind: 'tiles'; tiles: string[] }
  | { kind: 'suns'; suns: number[] }
  | { kind: 'track'; filled: number; of: number }
  /** The sun offered becomes that of the centre, which comes to the winner face down. */
  | { kind: 'exchange'; offered: number; centre: number }
  /** What stays after an epoch, and what goes. */
  | { kind: 'kept'; stay: string[]; go: string[] }

export interface Rule {
  number: string
  picture?: Picture
}

export interface Section {
  letter: string
  rules: Rule[]
}

const tiles = (...names: string[]): Picture => ({ kind: 'tiles', tiles: names })
const suns = (...numbers: number[]): Picture => ({ kind: 'suns', suns: numbers })

const PICTURES: Record<string, Picture> = {
  S1: suns(13, 8, 5, 2),
  S3: { kind: 'track', filled: 3, of: 8 },
  T2: tiles('nile', 'art', 'temple'),
  T3: tiles('ra'),
  T5: tiles('god', 'pharaoh'),
  A5: { kind: 'exchange', offered: 5, centre: 1 },
  D2: tiles('funeral', 'pharaoh', 'pharaoh'),
  D3: tiles('drought', 'flood', 'nile'),
  D4: tiles('war', 'art', 'writing'),
  D5: tiles('earthquake', 'pyramid', 'sphinx'),
  E1: { kind: 'track', filled: 8, of: 8 },
  E3: {
    kind: 'kept',
    stay: ['pharaoh', 'nile', 'obelisk', 'shrine'],
    go: ['god', 'gold', 'flood', 'writing', 'astronomy'],
  },
  P1: tiles('god'),
  P2: tiles('gold'),
  P3: tiles('flood', 'nile', 'nile'),
  P4: tiles('pharaoh', 'pharaoh', 'pharaoh'),
  P5: tiles('art', 'religion', 'writing', 'agriculture', 'astronomy'),
  P6: tiles('sphinx', 'pyramid', 'obelisk', 'statue', 'mortuary', 'shrine', 'temple', 'step-pyramid'),
  P7: suns(11, 7, 4, 1),
}

const NUMBERS: [letter: string, last: number][] = [
  ['S', 4],
  ['T', 6],
  ['A', 8],
  ['D', 6],
  ['E', 5],
  ['P', 9],
  ['V', 5],
]
const NOT_FOR_PLAYERS = ['V4'] // it explains a reading of T5, which says so itself

export const SECTIONS: Section[] = NUMBERS.map(([letter, last]) => ({
  letter,
  rules: Array.from({ length: last }, (_, i) => `${letter}${i + 1}`)
    .filter((number) => !NOT_FOR_PLAYERS.includes(number))
    .map((number) => {
      const picture = PICTURES[number]
      return picture ? { number, picture } : { number }
    }),
}))
