/** One table as this browser knows it: follows it, acts at it, and hands everything to the stage to be shown. */
import { api, ApiError, Offline } from '../lib/api'
import type { LogEntry, News, Position } from '../lib/messages'
import { problem } from '../lib/problems'
import { Following } from './following'
import { Stage } from './stage.svelte'

export type Connection = 'joining' | 'live' | 'lost' | 'refused'

const AGAIN = 1000 // milliseconds before a step is sent once more

export class Live {
  /** How the table stands; what is shown of it may be a little behind. */
  table = $state.raw<Position | null>(null)
  entries = $state.raw<LogEntry[]>([])
  connection = $state<Connection>('joining')
  /** Why the last thing that was tried did not happen, as the server put it. */
  complaint = $state('')
  /** Something has been sent and not been answered yet. */
  sending = $state(false)
  at = 0
  readonly stage = new Stage()
  private following: Following | null = null
  private left = false

  constructor(readonly id: string) {}

  /** Sit down with a key, or come back with the one that the browser keeps; then follow the table. */
  async join(key: string | null): Promise<void> {
    try {
      if (key) await this.insist(() => api.sit(this.id, key))
      this.begin(await this.insist(() => api.see(this.id, 0)))
    } catch (error) {
      this.refuse(error)
    }
  }

  private begin(news: News): void {
    if (this.left) return
    this.table = news.table
    this.entries = news.entries
    this.at = news.at
    this.stage.open(news.table, news.at)
    this.connection = 'live'
    this.following = new Following(this.id, {
      at: () => this.at,
      news: (fresh) => this.take(fresh),
      heard: (there) => (this.connection = there ? 'live' : 'lost'),
      refused: (why) => this.refuse(why),
    })
  }

  leave(): void {
    this.left = true
    this.following?.end()
    this.stage.skip()
  }

  private refuse(error: unknown): void {
    this.following?.end()
    this.connection = 'refused'
    this.complaint = problem(error)
  }

  private take(news: News): void {
    if (news.at < this.at) return
    const fresh = news.entries.filter(({ n }) => n > this.at)
    if (fresh.length < news.at - this.at) return // a gap: the stream brings it all in order
    this.at = news.at
    this.table = news.table
    if (fresh.length) this.entries = [...this.entries, ...fresh]
    this.stage.play(fresh, news.table)
  }

  // What one may do

  step = (step: string): Promise<void> => this.act((at) => api.step(this.id, at, step))
  undo = (answer: 'ask' | 'agree' | 'refuse' = 'ask'): Promise<void> => this.act((at) => api.undo(this.id, at, answer))
  plan = (plan: string): Promise<void> => this.act(() => api.plan(this.id, plan))
  seat = (seat: number, player: string): Promise<void> => this.act((at) => api.seat(this.id, at, seat, player))
  rematch = (): Promise<void> => this.act((at) => api.rematch(this.id, at))

  /** Send something once, again and again if need be: the server takes the same thing at the same place only once. */
  private async act(send: (at: number) => Promise<News>): Promise<void> {
    if (this.sending || !this.table) return
    const at = this.at
    this.sending = true
    this.complaint = ''
    try {
      this.take(await this.insist(() => send(at)))
    } catch (error) {
      if (error instanceof ApiError && error.news) this.take(error.news)
      this.complaint = problem(error)
    } finally {
      this.sending = false
    }
  }

  private async insist<T>(send: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await send()
      } catch (error) {
        const passing =
          error instanceof Offline || (error instanceof ApiError && (error.status >= 500 || error.status === 429))
        if (!passing || this.left) throw error
        if (error instanceof Offline && this.connection === 'live') this.connection = 'lost'
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }
}
