import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubPage } from './page'

const table = (id: string) => ({ id, title: 'ra', players: ['Ann'], seat: 0, updated: 0, over: false })

describe('my tables', () => {
  beforeEach(() => {
    vi.resetModules()
    stubPage()
  })

  it('are remembered, the latest first and each once', async () => {
    const { remember, tables } = await import('../src/lib/tables')
    for (const id of ['a', 'b', 'a']) remember(table(id))
    expect(tables().map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('are forgotten on demand', async () => {
    const { forget, remember, tables } = await import('../src/lib/tables')
    for (const id of ['a', 'b']) remember(table(id))
    forget('b')
    expect(tables().map(({ id }) => id)).toEqual(['a'])
  })

  it('are not too many', async () => {
    const { remember, tables } = await import('../src/lib/tables')
    for (let i = 0; i < 80; i += 1) remember(table(String(i)))
    expect([tables().length, tables()[0]?.id]).toEqual([50, '79'])
  })

  it('are none where what was kept cannot be read', async () => {
    localStorage.setItem('heliopolis.tables', '{')
    const { tables } = await import('../src/lib/tables')
    expect(tables()).toEqual([])
  })
})
