/** What the server offers to play: asked for once, and again when it could not be reached. */
import { api } from '../lib/api'
import type { Level, Offer } from '../lib/messages'
import { problem } from '../lib/problems'
import { language } from '../lib/say.svelte'

class Offered {
  game = $state.raw<Offer | null>(null)
  trouble = $state('')

  async load(): Promise<void> {
    if (this.game) return
    try {
      const { games } = await api.games()
      this.game = games[0] ?? null
      this.trouble = ''
    } catch (error) {
      this.trouble = problem(error)
    }
  }

  /** The bots made for people: those that have a name in every language. */
  get levels(): Level[] {
    return this.game?.levels.filter(({ name }) => language.has(`level-${name}`)) ?? []
  }

  /** How many can play. */
  get numbers(): number[] {
    return Object.keys(this.game?.options ?? {}).map(Number)
  }

  /** Every option for so many players, its values with the usual one first. */
  options(players: number): Record<string, string[]> {
    return this.game?.options[players] ?? {}
  }
}

export const offered = new Offered()
