/** What this browser remembers: how the page looks and sounds, and what was chosen last. Nothing of it leaves it. */
import { language, preferred, type Language } from './say.svelte'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'full' | 'short' | 'none'

interface Kept {
  theme: Theme
  motion: Motion
  sound: boolean
  notify: boolean
  language: Language | null
  players: number
  level: string
  name: string
}

const PLACE = 'heliopolis.settings'
const USUAL: Kept = {
  theme: 'system',
  motion: 'full',
  sound: true,
  notify: false,
  language: null,
  players: 3,
  level: 'scribe',
  name: '',
}

/** What was kept under a name, or the usual where nothing was, or nothing that can be read. */
export function kept<T>(place: string, usual: T): T {
  try {
    const text = localStorage.getItem(place)
    return text === null ? usual : (JSON.parse(text) as T)
  } catch {
    return usual
  }
}

/** Keep something under a name; a browser that keeps nothing is no reason to stop. */
export function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value))
  } catch {
    // private windows and full disks: the page works all the same, it only forgets
  }
}

class Settings {
  now = $state<Kept>({ ...USUAL, ...kept<Partial<Kept>>(PLACE, {}) })

  /** Change some of them; kept from now on. */
  set(changes: Partial<Kept>): void {
    Object.assign(this.now, changes)
    keep(PLACE, this.now)
    this.show()
  }

  /** Let the page look as they say. */
  show(): void {
    const root = document.documentElement
    if (this.now.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = this.now.theme
    root.dataset.motion = this.motion
  }

  /** How much may move: a browser that asks for less gets none. */
  get motion(): Motion {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : this.now.motion
  }

  async speak(wanted: Language): Promise<void> {
    await language.use(wanted)
    this.set({ language: wanted })
  }

  async begin(): Promise<void> {
    this.show()
    await language.use(preferred(this.now.language))
  }
}

export const settings = new Settings()
