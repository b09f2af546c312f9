/** Records as files: dropped on the page, looked at before they are sent, and saved. */
import { say } from '../lib/say.svelte'

const LONGEST = 65_536 // bytes: no game comes near it, and the server takes no more

/** Why something is too long for a record, also a file that nobody has read yet; empty if it is not. */
export const tooLong = ({ size }: Blob): string => (size > LONGEST ? say('lobby-record-long') : '')

/** Why a text cannot be a record at all; empty if it may be one. */
export function readable(record: string): string {
  return record.trim() ? tooLong(new Blob([record])) : say('lobby-record-empty')
}

/** The file that was dropped, if one was. */
export const dropped = (event: DragEvent): File | undefined => event.dataTransfer?.files[0]

/** Let the browser save a record. */
export function save(record: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }))
  link.download = `${name}.record`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
