/** What a screen reader is told: App.svelte has the live regions that show it. */

class Announcements {
  polite = $state('')
  urgent = $state('')
}

export const announced = new Announcements()

/** Tell what happened, when the reader has finished what it is saying. */
export function announce(sentence: string): void {
  announced.polite = announced.polite === sentence ? `${sentence} ` : sentence
}

/** Tell at once: it is your turn, or something went wrong. */
export function alertReader(sentence: string): void {
  announced.urgent = announced.urgent === sentence ? `${sentence} ` : sentence
}
