/** The record that is being looked at: found by an address, read by the server. */
import { api, ApiError } from '../lib/api'
import type { Told } from '../lib/messages'
import { pack, unpack } from '../lib/packed'
import { problem } from '../lib/problems'
import { say } from '../lib/say.svelte'
import type { Place } from './address'

export class Opened {
  /** The record as text, and packed as addresses have it. */
  text = $state('')
  code = $state('')
  told = $state.raw<Told | null>(null)
  trouble = $state('')
  busy = $state(false)
  private asked = 0

  /** Fetch what an address asks for; whatever was asked for before no longer counts. */
  async open(place: Place): Promise<void> {
    const asked = ++this.asked
    this.told = null
    this.trouble = ''
    this.text = ''
    this.code = ''
    this.busy = place.record !== null || place.table !== null
    if (!this.busy) return
    try {
      const text = place.record !== null ? await unpack(place.record) : await api.record(place.table ?? '')
      const code = place.record ?? (await pack(text))
      if (asked !== this.asked) return
      this.text = text
      this.code = code
      const told = await api.read(text)
      if (asked === this.asked) this.told = told
    } catch (error) {
      if (asked === this.asked) this.trouble = this.text || error instanceof ApiError ? problem(error) : lost(place, error)
    } finally {
      if (asked === this.asked) this.busy = false
    }
  }

  /** Ask again for what the server has put into words, in the language of now. */
  async reword(): Promise<void> {
    const asked = this.asked
    const told = await api.read(this.text).catch(() => null)
    if (told && asked === this.asked) this.told = told
  }
}

/** Why there is not even a text: a link that was cut off on its way, or no connection. */
function lost(place: Place, error: unknown): string {
  return place.record !== null ? say('replay-broken-link') : problem(error)
}
