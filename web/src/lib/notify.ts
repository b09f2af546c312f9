/** How a page in the background says that it is your turn: by its title, its icon, and a notification if wished for. */
import { settings } from './settings.svelte'

const ICON = '/favicon.svg'
const TURN_ICON = '/favicon-turn.svg'

/** Give the tab its title and icon; the one with a mark when somebody is waited for. */
export function mark(title: string, turn: boolean): void {
  document.title = turn ? `● ${title}` : title
  const icon = document.getElementById('icon')
  const wanted = turn ? TURN_ICON : ICON
  if (icon instanceof HTMLLinkElement && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted)
}

/** Tell somebody who looks elsewhere; one notification a table, which a newer one replaces. */
export function notify(sentence: string, title: string, tag: string): void {
  if (!document.hidden || !settings.now.notify || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  try {
    const told = new Notification(title, { body: sentence, tag, icon: ICON })
    told.onclick = () => {
      window.focus()
      told.close()
    }
  } catch {
    // some phones allow notifications only from a service worker: title and icon tell as well
  }
}
