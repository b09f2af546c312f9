/** Whose side of the table is shown: one's own seat, or at a hot seat that of whoever holds the device. */
import type { Position } from '../lib/messages'
import type { View } from '../lib/ra'
import type { Stage } from './stage.svelte'

export class Facing {
  /** The seat that holds the device, where several share it. */
  private holder = $state<number | null>(null)

  constructor(private readonly stage: Stage) {}

  get table(): Position | null {
    return this.stage.shown
  }

  /** Several seats share this device and must not see one another's points. */
  private get secret(): boolean {
    const table = this.table
    return !!table && !table.open_scores && !table.over && this.sharing > 1
  }

  private get sharing(): number {
    return this.table?.mine.filter((seat) => this.table?.players[seat]?.person).length ?? 0
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
