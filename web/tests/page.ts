/** As much of a browser as the functions of `lib` need, for tests that run without one. */
import { vi } from 'vitest'

export interface Bar {
  pathname: string
  search: string
  hash: string
}

/** An address bar with a history, and a storage; gives the bar. */
export function stubPage(address = '/'): Bar {
  const bar: Bar = { pathname: '', search: '', hash: '' }
  const show = (_state: unknown, _title: string, next: string): void => {
    const { pathname, search, hash } = new URL(next, `http://here${bar.pathname}`)
    Object.assign(bar, { pathname, search, hash })
  }
  show(null, '', address)
  const storage = new Map<string, string>()
  vi.stubGlobal('location', bar)
  vi.stubGlobal('history', { pushState: vi.fn(show), replaceState: vi.fn(show) })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  return bar
}
