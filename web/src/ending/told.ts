/** Which endings were told on this device since it was opened: once is enough. */

const KEY = 'meadhall.told.'

export function wasTold(table: string): boolean {
  try {
    return sessionStorage.getItem(KEY + table) !== null
  } catch {
    return false
  }
}

export function noteTold(table: string): void {
  try {
    sessionStorage.setItem(KEY + table, '1')
  } catch {
    // Then it is told again after a reload.
  }
}
