/** A seat's clock: the hall says what is left at a moment, from there it is counted down here. */

export function leftNow(left: number, runs: boolean, since: number, now: number): number {
  return runs ? left - (now - since) / 1000 : left
}

/** 75 → "1:15"; 3661 → "1:01:01"; below zero with a minus. */
export function clockText(seconds: number): string {
  const whole = Math.abs(seconds < 0 ? Math.floor(seconds) : Math.ceil(seconds))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] ? parts : parts.slice(1)
  const text = shown.map((part, at) => (at ? String(part).padStart(2, '0') : part)).join(':')
  return seconds < 0 ? `−${text}` : text
}
