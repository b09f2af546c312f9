/** The keys of the table. Letters are found by their place where the layout has no Latin ones. */
import { keep, kept } from '../lib/settings.svelte'

const PLACE = 'heliopolis.keys'
const PATIENCE = 700 // milliseconds in which a second digit may follow

/** What every key does, in the order of the help card; the texts are `play-key-…`. */
export const KEYS = {
  draw: 'D',
  ra: 'R',
  pass: 'P',
  bid: 'B',
  gods: 'G',
  undo: 'U',
  hint: 'H',
  bag: 'C',
  log: 'L',
  sheet: 'S',
  invite: 'I',
  fast: 'F',
  skip: ' ',
  help: '?',
} as const
export type Deed = keyof typeof KEYS

/** A row of a card of keys: the keys, and the key of the sentence about them. */
export type CardRow = readonly [keys: readonly string[], about: string]

/** What the help card of the table shows. */
export const CARD: readonly CardRow[] = [
  ...Object.entries(KEYS).map(([name, key]): CardRow => [[key], `play-key-${name}`]),
  [['1 … 16'], 'play-key-number'],
  [['←', '→'], 'play-key-arrows'],
]

class Shortcuts {
  on = $state(kept(PLACE, true))

  set(on: boolean): void {
    this.on = on
    keep(PLACE, on)
  }
}
export const shortcuts = new Shortcuts()

/** The deed that a key stands for, if it stands for one. */
export function deed(event: KeyboardEvent): Deed | null {
  const latin = /^[a-z? ]$/i.test(event.key)
  const key = latin ? event.key.toUpperCase() : event.code.startsWith('Key') ? event.code.slice(3) : event.key
  return (Object.keys(KEYS) as Deed[]).find((name) => KEYS[name] === key) ?? null
}

/** Whether a key press is meant for the page and not for a field, a list or the browser. */
export function forPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (document.querySelector('dialog[open]')) return false
  const target = event.target as HTMLElement
  if (target.matches('input:not([type=checkbox]), textarea, select')) return false
  return !(event.key === ' ' && target.matches('button, a, summary'))
}

/** A sun typed by its number; two digits are waited for where one is not enough to tell. */
export class TypedSun {
  private typed = ''
  private timer = 0

  constructor(private readonly chosen: (sun: number) => void) {}

  digit(digit: string, suns: readonly number[]): void {
    clearTimeout(this.timer)
    this.typed += digit
    const fits = suns.filter((sun) => String(sun).startsWith(this.typed))
    if (!fits.length) this.typed = ''
    else if (fits.length === 1 && String(fits[0]) === this.typed) this.choose(fits[0]!)
    else this.timer = window.setTimeout(() => this.settle(suns), PATIENCE)
  }

  private settle(suns: readonly number[]): void {
    const exact = suns.find((sun) => String(sun) === this.typed)
    if (exact) this.choose(exact)
    this.typed = ''
  }

  private choose(sun: number): void {
    this.typed = ''
    this.chosen(sun)
  }
}
