/** Every kind of tile: which frame it has, and what is drawn in it. */
import { disc, type Drawing } from './shapes'
import { civilization } from './tiles/civilization'
import { disasters } from './tiles/disasters'
import { frames } from './tiles/frames'
import { monuments } from './tiles/monuments'
import { people } from './tiles/people'
import { river } from './tiles/river'

const framed = (frame: Drawing, drawings: Record<string, Drawing>): [string, Drawing][] =>
  Object.entries(drawings).map(([name, drawing]) => [name, [...frame, ...drawing]])

const alone = Object.entries({ ...people, ...river }).map(([name, drawing]): [string, Drawing] => [
  name,
  [...frames[name as keyof typeof people | keyof typeof river], ...drawing],
])

/** The drawings of the 23 kinds of tile, by the name the server gives them, in the order of the rulebook. */
export const tiles: ReadonlyMap<string, Drawing> = new Map([
  ...alone,
  ...framed(frames.civilization, civilization),
  ...framed(frames.monument, monuments),
  ...framed(frames.disaster, disasters),
])

/** A tile whose name this page does not know. */
export const unknown: Drawing = [
  ['dusk', 'M12 2h40q10 0 10 10v40q0 10-10 10H12Q2 62 2 52V12Q2 2 12 2z'],
  ['bone-band', 'M24 25q0-9 8-9t8 8q0 6-8 10v4'],
  ['bone', disc(32, 46, 2.5)],
]

/** An empty space of the auction track. */
export const space: Drawing = [['faint-line dashed', 'M13 3h38q10 0 10 10v38q0 10-10 10H13Q3 61 3 51V13Q3 3 13 3z']]
