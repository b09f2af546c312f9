/** Which page is shown: the path of the address, changed without loading anything anew. */

class Route {
  path = $state(location.pathname)
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
  }

  private read(): void {
    this.path = location.pathname
    this.hash = location.hash
  }

  /** Go to another page. */
  go(address: string): void {
    history.pushState(null, '', address)
    this.read()
    scrollTo(0, 0)
  }

  /** Change the address without a new entry in the history. */
  replace(address: string): void {
    history.replaceState(null, '', address)
    this.read()
  }
}

export const route = new Route()

/** Go to another page. */
export const go = (address: string): void => route.go(address)

/** For links inside the page: a click stays in it, unless it asks for a new tab. */
export function inside(node: HTMLAnchorElement): { destroy: () => void } {
  const clicked = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(node.pathname + node.search + node.hash)
  }
  node.addEventListener('click', clicked)
  return { destroy: () => node.removeEventListener('click', clicked) }
}
