/** What was gathered or sent but not yet answered, kept so that a reload loses nothing. */

export interface Draft {
  version: number
  options: number[]
  /** The name it was sent under; null while it is still being gathered. */
  request: string | null
}

const KEY = 'meadhall.draft.'

export function remember(table: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY + table, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY + table)
  } catch {
    // Then a reload begins the compound choice anew; nothing that the hall has is lost.
  }
}

export function remembered(table: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + table) ?? 'null') as Draft | null
  } catch {
    return null
  }
}
