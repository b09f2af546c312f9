import { describe, expect, it } from 'vitest'
import { pack, unpack } from '../src/lib/packed'

const RECORD = '#heliopolis ra sunboat\n1 =suns:13-8-5-2\nplayer 1: Анна\nplayer 2: Łucja 🌞\n'

describe('a packed text', () => {
  it('comes back as it was, in any language', async () => {
    expect(await unpack(await pack(RECORD))).toBe(RECORD)
  })

  it('may be empty', async () => {
    expect(await unpack(await pack(''))).toBe('')
  })

  it('needs no escaping in an address', async () => {
    const noise = Array.from({ length: 2000 }, (_, i) => String.fromCharCode(32 + ((i * i * 7) % 900))).join('')
    expect(await pack(noise)).toMatch(/^[A-Za-z0-9_-]+$/)
  })

  it('is much shorter than a record', async () => {
    const long = RECORD.repeat(50)
    expect((await pack(long)).length).toBeLessThan(long.length / 10)
  })

  it('is refused when it was cut off or made up', async () => {
    const code = await pack(RECORD.repeat(20))
    await expect(unpack(code.slice(0, -12))).rejects.toThrow()
    await expect(unpack('no such text!')).rejects.toThrow()
  })
})
