/** Everything people read, from the same Fluent catalogues as the rest of the program; switched without a reload. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

export const LANGUAGES = ['en', 'ru', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
/** What each language calls itself. */
export const TITLES: Record<Language, string> = { en: 'English', ru: 'Русский', pl: 'Polski' }

type Facts = Record<string, string | number>

type Catalogue = () => Promise<{ default: string }>

/** What every page needs, and beside it what some pages bring along. */
const catalogues: Record<Part, Record<Language, Catalogue>> = {
  page: {
    en: () => import('virtual:catalogue/page/en'),
    ru: () => import('virtual:catalogue/page/ru'),
    pl: () => import('virtual:catalogue/page/pl'),
  },
  learn: {
    en: () => import('virtual:catalogue/learn/en'),
    ru: () => import('virtual:catalogue/learn/ru'),
    pl: () => import('virtual:catalogue/learn/pl'),
  },
}
type Part = 'page' | 'learn'

class Speech {
  current = $state<Language>('en')
  private bundle = $state.raw(new FluentBundle('en'))
  private parts: Part[] = ['page']

  /** Speak another language from now on. */
  async use(wanted: Language): Promise<void> {
    const texts = await Promise.all(this.parts.map((part) => catalogues[part][wanted]()))
    const bundle = new FluentBundle(wanted, { useIsolating: false })
    for (const text of texts) bundle.addResource(new FluentResource(text.default))
    this.bundle = bundle
    this.current = wanted
    document.documentElement.lang = wanted
  }

  /** Learn the sentences of one more part of the page. */
  async also(part: Part): Promise<void> {
    if (this.parts.includes(part)) return
    this.parts.push(part)
    await this.use(this.current)
  }

  sentence(key: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.value
    if (!pattern) return import.meta.env.DEV ? `⟨${key}⟩` : key
    return this.bundle.formatPattern(pattern, facts)
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }
}

export const language = new Speech()

/** The sentence of a key in the language of the moment. */
export function say(key: string, facts: Facts = {}): string {
  return language.sentence(key, facts)
}

/** The language to begin with: the one chosen before, else the first of the browser's that we have. */
export function preferred(chosen: string | null): Language {
  const wanted = [chosen ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en'
}

/** A share as people write it: 12 %; with a sign before it where it is a change. */
export function percent(share: number, digits = 0, change = false): string {
  const look = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: change ? 'exceptZero' : 'auto' } as const
  return new Intl.NumberFormat(language.current, { style: 'percent', ...look }).format(share)
}

/** A number with a sign before it. */
export function signed(value: number, digits = 0): string {
  return new Intl.NumberFormat(language.current, { signDisplay: 'exceptZero', maximumFractionDigits: digits }).format(value)
}
