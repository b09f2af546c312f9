/** Follows a table's stream of news and comes back by itself when it breaks off. */
import { api, ApiError } from '../lib/api'
import type { News } from '../lib/messages'

const FIRST_WAIT = 500 // milliseconds before coming back; longer each time
const LONGEST_WAIT = 5000

interface Ears {
  /** The place in the log that has been seen. */
  at: () => number
  news: (news: News) => void
  /** Whether the server is there. */
  heard: (there: boolean) => void
  /** The server does not let us in any more. */
  refused: (why: ApiError) => void
}

export class Following {
  private source: EventSource | null = null
  private timer = 0
  private wait = FIRST_WAIT
  private ended = false

  constructor(
    private readonly id: string,
    private readonly ears: Ears,
  ) {
    this.listen()
    addEventListener('online', this.now)
  }

  /** Come back at once, for instance because the network has. */
  readonly now = (): void => {
    if (this.ended || this.source?.readyState === EventSource.OPEN) return
    clearTimeout(this.timer)
    this.listen()
  }

  end(): void {
    this.ended = true
    clearTimeout(this.timer)
    this.source?.close()
    removeEventListener('online', this.now)
  }

  private listen(): void {
    this.source?.close()
    const source = new EventSource(`/api/tables/${encodeURIComponent(this.id)}/events?at=${this.ears.at()}`)
    this.source = source
    source.onmessage = (message: MessageEvent<string>) => {
      this.wait = FIRST_WAIT
      this.ears.heard(true)
      this.ears.news(JSON.parse(message.data) as News)
    }
    source.onerror = () => void this.lost()
  }

  /** The stream broke off: see whether the server is there, and come back when it is. */
  private async lost(): Promise<void> {
    this.source?.close()
    if (this.ended) return
    this.ears.heard(false)
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.comeBack(), this.wait)
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.6)
  }

  private async comeBack(): Promise<void> {
    try {
      const news = await api.see(this.id, this.ears.at())
      if (this.ended) return
      this.ears.news(news)
      this.listen()
    } catch (error) {
      if (this.ended) return
      if (error instanceof ApiError && [401, 403, 404].includes(error.status)) this.ears.refused(error)
      else void this.lost()
    }
  }
}
