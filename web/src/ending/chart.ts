/** The lines of the chart of Glory: where points lie, and which marks the axes have. */

export interface Box {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

export interface Scale {
  x: (at: number) => number
  y: (value: number) => number
  /** Values with a line across. */
  levels: number[]
  /** Which of the rounds are named below. */
  named: number[]
}

/** A round number of this many steps at most between the lowest and the highest value. */
export function levelsOf(low: number, high: number, most: number): number[] {
  const span = Math.max(1, high - low)
  const rough = span / Math.max(1, most)
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)))
  const step = [1, 2, 5, 10].map((it) => it * power).find((it) => it >= rough) ?? 10 * power
  const levels: number[] = []
  for (let level = Math.floor(low / step) * step; ; level += step) {
    levels.push(level)
    if (level >= high) return levels
  }
}

/** `lines`: one list of values a seat, all of the same length. Zero is always in the picture. */
export function scaleOf(lines: number[][], box: Box): Scale {
  const values = [0, ...lines.flat()]
  const levels = levelsOf(Math.min(...values), Math.max(...values), 6)
  const [low, high] = [levels[0] ?? 0, levels.at(-1) ?? 1]
  const count = lines[0]?.length ?? 0
  const inner = box.width - box.left - box.right
  const tall = box.height - box.top - box.bottom
  const x = (at: number): number => box.left + (count > 1 ? (inner * at) / (count - 1) : inner / 2)
  const y = (value: number): number => box.top + tall * (1 - (value - low) / (high - low || 1))
  return { x, y, levels, named: namedOf(count, inner) }
}

/** Every round where there is room, otherwise every second, fifth …; the last one always. */
function namedOf(count: number, room: number): number[] {
  const fit = Math.max(1, Math.floor(room / 32))
  const step = [1, 2, 5, 10, 20, 50].find((it) => count / it <= fit) ?? count
  const named: number[] = []
  for (let at = count - 1; at >= 0; at -= step) named.unshift(at)
  return named
}

/** Heights moved apart so that no two are nearer than `gap`, in their order, within the limits. */
export function spread(heights: number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => h(one) - h(other))
  function h(at: number): number {
    return heights[at] ?? 0
  }
  const placed = [...heights]
  let least = top
  for (const at of order) {
    placed[at] = Math.max(h(at), least)
    least = (placed[at] ?? 0) + gap
  }
  let most = bottom
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, most)
    most = (placed[at] ?? 0) - gap
  }
  return placed
}
