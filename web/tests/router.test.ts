import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubPage } from './page'

describe('the router', () => {
  beforeEach(() => {
    vi.resetModules()
  })

  it('begins at the address of the page', async () => {
    stubPage('/replay#at=57')
    const { route } = await import('../src/lib/router.svelte')
    expect([route.path, route.hash]).toEqual(['/replay', '#at=57'])
  })

  it('goes to another page with a new entry in the history, and to its top', async () => {
    stubPage('/')
    const { go, route } = await import('../src/lib/router.svelte')
    go('/table/abc#key')
    expect([route.path, route.hash]).toEqual(['/table/abc', '#key'])
    expect(history.pushState).toHaveBeenCalledOnce()
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
  })

  it('replaces the address without one', async () => {
    stubPage('/table/abc#key')
    const { route } = await import('../src/lib/router.svelte')
    route.replace('/table/abc')
    expect([route.path, route.hash]).toEqual(['/table/abc', ''])
    expect(history.pushState).not.toHaveBeenCalled()
  })

  it.each([
    ['a plain click', {}, '/rules'],
    ['a click for a new tab', { ctrlKey: true }, '/'],
    ['a click with another button', { button: 1 }, '/'],
    ['a click that somebody has dealt with', { defaultPrevented: true }, '/'],
  ])('takes of a link %s', async (_, click, path) => {
    stubPage('/')
    const { inside, route } = await import('../src/lib/router.svelte')
    let clicked: (event: unknown) => void = () => undefined
    const link = {
      pathname: '/rules',
      search: '',
      hash: '',
      addEventListener: (_kind: string, listener: typeof clicked) => (clicked = listener),
    }
    inside(link as unknown as HTMLAnchorElement)
    clicked({ button: 0, preventDefault: vi.fn(), ...click })
    expect(route.path).toBe(path)
  })
})
