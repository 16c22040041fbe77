/** Pages by the address behind the #, where servers and logs never see a key. */

export class Router {
  path = $state(read())

  constructor() {
    addEventListener('hashchange', () => (this.path = read()))
  }

  /** The address in parts: `#/table/abc` is ['table', 'abc']. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent)
  }

  go(path: string): void {
    location.hash = `#${path}`
  }

  /** Another address for the same page, without a trace in the history: hides keys. */
  replace(path: string): void {
    history.replaceState(history.state, '', `#${path}`)
    this.path = read()
  }
}

function read(): string {
  return location.hash.replace(/^#/, '') || '/'
}

export const router = new Router()
