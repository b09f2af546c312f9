/** Whose side of the table is shown: one's own seat, or at a hot seat that of whoever holds the device. */
import type { Position } from '../lib/messages'
import type { View } from '../lib/ra'
import type { Stage } from './stage.svelte'

export class Facing {
  /** The seat that holds the device, where several share it. */
  private holder = $state<number | null>(null)
  /** The sheets that are still to be shown to those who share the device: the epoch, by seat. */
  private unread = $state.raw<ReadonlyMap<number, number>>(new Map())

  constructor(private readonly stage: Stage) {}

  get table(): Position | null {
    return this.stage.shown
  }

  /** Several seats share this device and must not see one another's points. */
  private get secret(): boolean {
    const table = this.table
    return !!table && !table.open_scores && !table.over && this.sharing.length > 1
  }

  /** The people who share this device. */
  private get sharing(): number[] {
    return this.table?.mine.filter((seat) => this.table?.players[seat]?.person) ?? []
  }

  /** The seat of this device that has the move next. */
  get next(): number | null {
    const table = this.table
    return table && table.actor !== null && table.mine.includes(table.actor) ? table.actor : null
  }

  /** The device has to be handed to somebody else first. */
  get handing(): boolean {
    return this.secret && !this.stage.busy && this.next !== null && this.next !== this.holder
  }

  take(): void {
    this.holder = this.next
  }

  /** Who may see points: whoever holds the device, if points are secret; else the server knows. */
  get reader(): number | null | undefined {
    return this.secret ? this.holder : undefined
  }

  /** The epoch whose sheet is to be read now: it has just ended, or ended while others held the device. */
  get sheet(): number | null {
    if (this.stage.epoch !== null) return this.stage.epoch
    return this.secret && !this.handing && this.holder !== null ? (this.unread.get(this.holder) ?? null) : null
  }

  /** The sheet has been read; everybody else at this device reads their own when they get it. */
  read(): void {
    const ended = this.stage.epoch
    const waiting = this.sharing.filter((seat) => seat !== this.holder)
    if (ended !== null) this.unread = new Map(waiting.map((seat) => [seat, ended]))
    else this.unread = new Map([...this.unread].filter(([seat]) => seat !== this.holder))
    this.stage.proceed()
  }

  get me(): number | null {
    const table = this.table
    if (!table || table.seat === null) return null
    if (table.mine.length < 2) return table.seat
    if (this.secret) return this.holder ?? table.seat
    return this.next ?? this.holder ?? table.seat
  }

  /** The table without the points of whoever does not hold the device. */
  get view(): View | null {
    const view = this.table?.view ?? null
    if (!view || !this.secret) return view
    const hide = (seat: number): boolean => seat !== this.holder
    return {
      ...view,
      seats: view.seats.map((area, seat) => (hide(seat) ? { ...area, score: null, points: null } : area)),
    }
  }
}
