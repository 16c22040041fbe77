/**
 * How the chart is drawn: its six spaces lie in rows, as many of them as the shape of its room asks
 * for, and it takes the shape of the room within what its rows can bear.
 */

export type Plan = 'wide' | 'low' | 'upright' | 'tall'

export interface Chart {
  plan: Plan
  width: number
  height: number
  /** The heights of its rows, as shares. */
  rows: readonly number[]
  /** Where the home coast ends and where the far one begins. */
  north: number
  south: number
}

interface Rows {
  width: number
  height: number
  rows: readonly number[]
  /** Which of them is the sea. */
  sea: number
}

const PLANS: Readonly<Record<Plan, Rows>> = {
  /** Home, sea, far coast. */
  wide: { width: 1040, height: 572, rows: [166, 158, 228], sea: 1 },
  /** The same, closer together, for a laptop or a tablet that lies. */
  low: { width: 1040, height: 488, rows: [142, 136, 198], sea: 1 },
  /** Two spaces beside each other on the far coast, and the traders below them. */
  upright: { width: 752, height: 808, rows: [166, 158, 226, 226], sea: 1 },
  /** One below the other. */
  tall: { width: 400, height: 1402, rows: [282, 170, 180, 244, 240, 244], sea: 2 },
}
const WIDEST = 1320
const TALLEST = 1.33
export const PADDING = 4
export const GAP = 6
/** Below this the sea has no room in sight for what is at hand. */
const NARROW = 900
/** Below this not even two spaces fit beside each other. */
const SLIM = 640
/** The smallest scale at which everything on it can be read. */
const LEAST = 0.93
/** Its signs may be a little smaller where all of it comes into sight by that. */
const LEAST_LOW = 0.85

export function isNarrow(plan: Plan): boolean {
  return plan === 'upright' || plan === 'tall'
}

/** How the rows lie in a room; one that stands and is wide is better filled by two columns. */
export function planFor(width: number, height: number): Plan {
  if (!width || !height) return 'wide'
  if (width < SLIM) return 'tall'
  const { upright, wide } = PLANS
  if (
    width < NARROW ||
    width / height < (wide.width / wide.height + upright.width / upright.height) / 2
  )
    return 'upright'
  return height < wide.height * LEAST ? 'low' : 'wide'
}

export function chartFor(roomWidth: number, roomHeight: number): Chart {
  const plan = planFor(roomWidth, roomHeight)
  const size = sizeOf(plan, roomWidth, roomHeight)
  const { rows, sea } = PLANS[plan]
  const all = rows.reduce((sum, row) => sum + row, 0)
  const share = (size.height - 2 * PADDING - (rows.length - 1) * GAP) / all
  const above = rows.slice(0, sea).reduce((sum, row) => sum + row * share + GAP, PADDING)
  return {
    plan,
    ...size,
    rows,
    north: above - GAP / 2,
    south: above + (rows[sea] ?? 0) * share + GAP / 2,
  }
}

function sizeOf(
  plan: Plan,
  roomWidth: number,
  roomHeight: number,
): { width: number; height: number } {
  const { width, height } = PLANS[plan]
  if (!roomWidth || !roomHeight) return { width, height }
  // As large on a phone that lies as on one that stands: more of it is in sight.
  if (plan === 'tall')
    return { width: roomHeight < roomWidth ? Math.max(width, roomWidth) : width, height }
  const shape = roomWidth / roomHeight
  // No wider than what the room shows of it at the smallest scale.
  const most = Math.min(WIDEST, roomWidth / (plan === 'low' ? LEAST_LOW : LEAST))
  return {
    width: Math.max(width, Math.floor(Math.min(most, height * shape))),
    height: Math.min(height * TALLEST, Math.max(height, Math.floor(width / shape))),
  }
}

/** A chart with its rows below each other fills the width; others fit as a whole where they can. */
export function leastFor({ plan, width }: Chart, roomWidth: number): number {
  if (plan === 'low') return LEAST_LOW
  return isNarrow(plan) && roomWidth ? roomWidth / width : LEAST
}
