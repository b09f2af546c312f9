/** The frame of each class of tile: border, and a panel whose shape is the sign of the class. */
import { disc, type Drawing } from '../shapes'

const TILE = 'M12 2h40q10 0 10 10v40q0 10-10 10H12Q2 62 2 52V12Q2 2 12 2z'
const PANEL = 'M13 4h38q9 0 9 9v38q0 9-9 9H13q-9 0-9-9V13q0-9 9-9z'

export const frames = {
  ra: [['crimson', TILE]],
  god: [
    ['violet', TILE],
    ['dawn', 'M6 58V30a26 24 0 0 1 52 0v28q-2 2-4 2H10q-2 0-4-2z'],
  ],
  gold: [
    ['amber', TILE],
    ['earth', 'M19 5h26l14 14v26L45 59H19L5 45V19z'],
  ],
  pharaoh: [
    ['lapis', TILE],
    ['paper', 'M32 4q24 0 24 25v10q0 18-16 19H24Q8 57 8 39V29Q8 4 32 4z'],
    ['gold-line', 'M14 60h36'],
  ],
  nile: [
    ['ocean', TILE],
    ['sky', PANEL],
  ],
  flood: [
    ['ocean', TILE],
    ['storm', PANEL],
  ],
  civilization: [
    ['teal', TILE],
    ['gold', `${disc(32, 32, 27.5)}${disc(9, 9, 2)}${disc(55, 9, 2)}${disc(9, 55, 2)}${disc(55, 55, 2)}`],
  ],
  monument: [
    ['wood', TILE],
    ['sky', 'M10 4h44l6 6v44H4V10z'],
    ['sand', 'M4 53h56v1l-6 6H10l-6-6z'],
    ['shade-line', 'M5 53h54M16 54v6M32 54v6M48 54v6'],
  ],
  disaster: [
    ['red', TILE],
    ['ink', PANEL],
    [
      'ember',
      'M10 6l8 4 7-6 7 5 8-5 6 6 9-4-2 9 6 7-5 7 6 7-6 6 5 8-7 4 1 6-8-3-7 5-6-5-7 5-6-5-9 3 2-9-6-6 5-7-5-8 6-6-5-8 7-4z',
    ],
  ],
} satisfies Record<string, Drawing>
