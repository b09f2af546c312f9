/** What a drawing is made of: painted paths, and the few round or spiky shapes that are easier to compute than to write. */

/** One path: the class names that paint it (see art.css), and its data. */
export type Stroke = readonly [paint: string, d: string]
export type Drawing = readonly Stroke[]

const short = (value: number): number => Math.round(value * 100) / 100

/** A circle. */
export function disc(x: number, y: number, r: number): string {
  return `M${short(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/** A star of `points` points between the radii `inner` and `outer`; many points make a sun with rays. */
export function star(x: number, y: number, points: number, inner: number, outer: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2
    const r = i % 2 ? inner : outer
    return `${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle))}`
  })
  return `M${corners.join('L')}z`
}

/** A pointed leaf that grows from a point at an angle (degrees, 0 is up). */
export function leaf(x: number, y: number, angle: number, length: number, width: number): string {
  const turn = (angle * Math.PI) / 180
  const at = (along: number, aside: number): string =>
    `${short(x + along * Math.sin(turn) + aside * Math.cos(turn))} ${short(y - along * Math.cos(turn) + aside * Math.sin(turn))}`
  return `M${at(0, 0)}Q${at(length / 2, width)} ${at(length, 0)}Q${at(length / 2, -width)} ${at(0, 0)}z`
}
