/** The edition and options that were chosen last in this browser. */
import { keep, kept } from '../lib/settings.svelte'
import { offered } from './offer.svelte'

interface Chosen {
  edition: string | null
  options: Record<string, string>
  open_scores: boolean
}

const PLACE = 'heliopolis.rules'
const USUAL: Chosen = { edition: null, options: {}, open_scores: false }

class Rules {
  now = $state<Chosen>({ ...USUAL, ...kept<Partial<Chosen>>(PLACE, {}) })

  set(changes: Partial<Chosen>): void {
    Object.assign(this.now, changes)
    keep(PLACE, this.now)
  }

  /** Choose a value of an option; the usual one is not worth keeping. */
  choose(option: string, value: string, usual: string | undefined): void {
    const { [option]: _, ...others } = this.now.options
    this.set({ options: value === usual ? others : { ...others, [option]: value } })
  }

  /** The edition: the one chosen if so many can play it, else the first that they can. */
  edition(players: number): string | null {
    const fitting = offered.game?.editions.filter((edition) => edition.players.includes(players)) ?? []
    return (fitting.find(({ name }) => name === this.now.edition) ?? fitting[0])?.name ?? null
  }

  /** The options that differ from the usual and exist for so many players. */
  options(players: number): Record<string, string> {
    const offer = Object.entries(offered.options(players))
    const chosen = offer.flatMap(([option, values]) => {
      const value = this.now.options[option]
      return value !== undefined && value !== values[0] && values.includes(value) ? [[option, value] as const] : []
    })
    return Object.fromEntries(chosen)
  }

  /** Everything about the rules that a wish for a table needs. */
  wish(players: number): { edition: string | null; options: Record<string, string>; open_scores: boolean } {
    return { edition: this.edition(players), options: this.options(players), open_scores: this.now.open_scores }
  }
}

export const rules = new Rules()
