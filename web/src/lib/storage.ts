/**
 * What this device keeps. A browser may forbid it (private windows, strict settings): then it lasts
 * as long as the page, and nothing else is different.
 */

const kept = new Map<string, string>()

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? kept.get(key) ?? null
  } catch {
    return kept.get(key) ?? null
  }
}

export function keep(key: string, text: string): void {
  kept.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Kept above, for as long as the page lives.
  }
}
