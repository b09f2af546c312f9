import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tiles } from '../src/art/tiles'
import { TILES } from '../src/lib/ra'

test('every kind of tile has a drawing, and no drawing is left over', () => {
  expect([...tiles.keys()]).toEqual([...TILES])
})

test('every paint of a tile is mixed in art.css', () => {
  const paints = new Set([...readFileSync('src/art/art.css', 'utf8').matchAll(/--art-(\w+):/g)].map(([, paint]) => paint))
  for (const [paint] of [...tiles.values()].flat()) expect(paints).toContain(paint.split(/[- ]/)[0])
})

test('no two tiles look the same', () => {
  expect(new Set([...tiles.values()].map((drawing) => JSON.stringify(drawing))).size).toBe(tiles.size)
})
