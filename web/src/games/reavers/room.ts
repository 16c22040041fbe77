/** How large the chart is drawn: it takes the shape of its room, within what its rows can bear. */

export interface Chart {
  width: number
  height: number
  /** Where the home coast ends and where the far one begins. */
  north: number
  south: number
}

const WIDTH = 1040
const HEIGHT = 572
const WIDEST = 1320
const TALLEST = 760
export const PADDING = 4
export const GAP = 6
/** Shares of the rows: home, sea, far coast. */
export const ROWS = [166, 158, 228] as const
/** Below this the sea has no room in sight for what is at hand. */
const NARROW = 900
/** The smallest scale at which everything on it can be read. */
export const LEAST = 0.93

export function isNarrow(width: number): boolean {
  return width > 0 && width < NARROW
}

export function chartFor(width: number, height: number): Chart {
  const shape = width && height && !isNarrow(width) ? width / height : WIDTH / HEIGHT
  // No wider than what the room shows of it at the smallest scale.
  const most = width && !isNarrow(width) ? Math.min(WIDEST, width / LEAST) : WIDEST
  const wide = Math.max(WIDTH, Math.floor(Math.min(most, HEIGHT * shape)))
  const tall = Math.min(TALLEST, Math.max(HEIGHT, Math.floor(WIDTH / shape)))
  const [home, sea, far] = ROWS
  const share = (tall - 2 * PADDING - 2 * GAP) / (home + sea + far)
  const north = PADDING + home * share + GAP / 2
  return { width: wide, height: tall, north, south: north + sea * share + GAP }
}
