/** The eight Monuments, each with a silhouette of its own before the same sky. */
import { disc, type Drawing } from '../shapes'

const sphinx: Drawing = [
  ['shade-line', 'M56 47q5-5 1-13'],
  ['stone', 'M20 53V38q5-7 13-6l11 4q10-2 13 7 2 5 1 10z'],
  ['shade', 'M24 46q11-1 12-10l8 0q-6 8 0 17H24z'],
  ['stone', 'M5 53v-3q0-4 4-4h21l3 7z'],
  ['shade-line', 'M11 49.5h17M47 53q-2-9 6-11'],
  ['stone', 'M19 14h12v22h-8q-3 0-3-3l-1.5-3 1-2q-3 0-3-1.5 2.5-5 2.5-12z'],
  ['ink', disc(22.5, 23, 1.6)],
  ['ink-line', 'M20 30.5h4'],
  ['gold', 'M17 18q1-10 12-10 9 1 11 10 2 9 6 15l-4 7H29q3-8 0-15-2-6-12-7z'],
  ['lapis-line', 'M23 13q6-2 11 0M32 18l6-2M34 24l5-2M35 30l7-2M34 36l8-2'],
]

const pyramid: Drawing = [
  ['gold', disc(47, 17, 6)],
  ['stone', 'M31 12L4 53h33z'],
  ['shade', 'M31 12l6 41h23z'],
  ['gold', 'M31 12l-6.6 10h8z'],
  ['amber', 'M31 12l1.4 10h5z'],
  ['shade-line', 'M18 32h15.5M12 42h23M24 42v-10M19 53v-11M28 53v-11'],
]

const obelisk: Drawing = [
  ['stone', 'M26 17h6v32h-9zM18 47h14v6H18z'],
  ['shade', 'M32 17h6l3 32h-9zM32 47h14v6H32z'],
  ['gold', 'M32 5l-6 12h6z'],
  ['amber', 'M32 5l6 12h-6z'],
  ['ink-line', 'M29 22v4M28 31h1.5M28.5 36l-1 5'],
  ['bone-line', 'M35 22v4M35 31h1.5M35.5 36l1 5'],
]

const statue: Drawing = [
  ['shade', 'M31 38h17V29h6v24H31z'],
  ['stone', 'M12 53v-2q1-2 5-4l1-10q0-5 5-5h10l-1-7q0-5 5-5h5q6 0 7 6l-1 16H27l-1 11z'],
  ['shade-band', 'M43 26l-2 9H26'],
  ['bone-line', 'M37 46h10M37 50h10'],
  ['lapis', 'M34 10q9-2 10 5l1 9h-6z'],
  ['stone', 'M31 11l7 1 1 9h-6q-1-1-1-2l-2-2z'],
  ['lapis', 'M33 20h3.5v5H34z'],
  ['ink', disc(34, 14.5, 1.2)],
  ['gold', 'M31 12q-2-8 5-9 4 1 7 9-6-2-12 0z'],
]

/** A row of columns with a common top and height. */
const columns = (top: number, height: number, lefts: number[]): string =>
  lefts.map((x) => `M${x} ${top}h3v${height}h-3z`).join('')

const mortuary: Drawing = [
  ['rust', 'M4 42V19l7-8 6 3 6-7 8 4 8-5 6 6 8-2 7 9v23z'],
  ['shade', 'M15 20h34v10H15zM9 29h46v12H9zM4 40h56v13H4z'],
  ['bone', 'M15 19h34v3H15zM9 28h46v3H9zM4 39h56v3H4z'],
  [
    'bone',
    columns(22, 7, [17, 22, 39, 44]) + columns(30, 10, [12, 18, 43, 49]) + columns(41, 12, [6, 12, 18, 43, 49, 55]),
  ],
  ['stone', 'M29 22h6l5 31H24z'],
  ['shade-line', 'M28.5 31h7M28 37h8M27 43h10M26 48h12'],
]

const shrine: Drawing = [
  ['stone', 'M14 24q2-13 18-13t18 13v24H14zM9 48h46v5H9z'],
  ['shade', 'M14 24h36v4H14z'],
  ['gold', 'M12 22h40v4H12z'],
  ['red', disc(32, 17, 4)],
  ['turquoise', 'M28 15q-5-2-10 3 5-1 10 1zM36 15q5-2 10 3-5-1-10 1z'],
  ['night', 'M22 30h20v18H22z'],
  ['gold', 'M28 48q-1-8 1-10-1-4 1-7l2 2 2-2q2 4 0 7 5 3 5 10z'],
]

const temple: Drawing = [
  ['wood-line', 'M16 13V6M48 13V6'],
  ['red', 'M16 5q5 3 10 0v5q-5 3-10 0zM48 5q5 3 10 0v5q-5 3-10 0z'],
  ['shade', 'M26 31h12v22H26z'],
  ['stone', 'M9 18h18l3 35H4zM37 18h18l5 35H34z'],
  ['gold', 'M7 14h22l-2 4H9zM35 14h22l-2 4H37z'],
  ['bone', 'M25 26h14l-1 5H26z'],
  ['red', disc(32, 28.5, 2)],
  ['night', 'M29 36h6v17h-6z'],
  ['shade-line', 'M10 23h16M38 23h16M8 46h18M38 46h18'],
  ['lapis-band', 'M19 31v8M45 31v8'],
  ['turquoise-band', 'M12 31l-.5 8M52 31l.5 8'],
]

const stepPyramid: Drawing = [
  ['stone', 'M26 12h6v41H4v-8h5v-8h5v-8h6v-8h6z'],
  ['shade', 'M32 12h6v9h6v8h6v8h5v8h5v8H32z'],
  ['bone-line', 'M26 13h6M20 22h12M14 30h18M9 38h23M4 46h28'],
]

export const monuments = {
  sphinx,
  pyramid,
  obelisk,
  statue,
  mortuary,
  shrine,
  temple,
  'step-pyramid': stepPyramid,
}
