/** The keys of the replay. Letters and brackets are found by their place where the layout has other ones. */
import { forPage, shortcuts, type CardRow } from '../table/keys.svelte'

export type Deed =
  | 'step'
  | 'step-back'
  | 'turn'
  | 'turn-back'
  | 'auction'
  | 'auction-back'
  | 'epoch'
  | 'epoch-back'
  | 'first'
  | 'last'
  | 'play'
  | 'turning'
  | 'turning-back'
  | 'flip'
  | 'help'

/** What the help card of the replay shows. */
export const CARD: readonly CardRow[] = [
  [['←', '→'], 'replay-key-step'],
  [['⇧ ←', '⇧ →'], 'replay-key-turn'],
  [['[', ']'], 'replay-key-auction'],
  [['⇧ E', 'E'], 'replay-key-epoch'],
  [['⇧ T', 'T'], 'replay-key-turning'],
  [['Home', 'End'], 'replay-key-ends'],
  [[' '], 'replay-key-play'],
  [['F'], 'replay-key-flip'],
  [['?'], 'replay-key-help'],
]

const MOVES: Record<string, [plain: Deed, shifted: Deed]> = {
  ArrowRight: ['step', 'turn'],
  ArrowLeft: ['step-back', 'turn-back'],
  PageDown: ['turn', 'turn'],
  PageUp: ['turn-back', 'turn-back'],
  Home: ['first', 'first'],
  End: ['last', 'last'],
}
const LETTERS: Record<string, [plain: Deed, shifted: Deed]> = {
  '[': ['auction-back', 'auction-back'],
  ']': ['auction', 'auction'],
  BracketLeft: ['auction-back', 'auction-back'],
  BracketRight: ['auction', 'auction'],
  KeyE: ['epoch', 'epoch-back'],
  KeyT: ['turning', 'turning-back'],
  KeyF: ['flip', 'flip'],
  Space: ['play', 'play'],
}

/** What a key press asks for, unless it is meant for a field, a dialog or the browser. */
export function deed(event: KeyboardEvent): Deed | null {
  const slider = (event.target as HTMLElement).matches('input[type=range]')
  if (!forPage(event) && !(slider && !event.ctrlKey && !event.metaKey && !event.altKey)) return null
  const one = MOVES[event.code] ?? (shortcuts.on ? (LETTERS[event.key] ?? LETTERS[event.code]) : undefined)
  if (one) return one[event.shiftKey ? 1 : 0]
  return shortcuts.on && event.key === '?' ? 'help' : null
}
