/** When what is counted: source by source, and in each seat by seat. Times are in milliseconds. */

import type { Group } from './scoring'

export interface Beat {
  /** Which of the groups. */
  group: number
  seat: number
  points: number
  start: number
  length: number
}

export interface Schedule {
  beats: Beat[]
  seats: number
  /** When all is counted. */
  end: number
}

export interface Moment {
  /** The group being counted; null before the first and after the last. */
  group: number | null
  seat: number | null
  totals: number[]
  /** How much of each group each seat has by now: shares[group][seat], from 0 to 1. */
  shares: number[][]
  over: boolean
}

const BEFORE_ALL = 500
const BEFORE_GROUP = 380
const [SHORTEST, LONGEST, A_POINT] = [280, 900, 30]
/** Nobody wants to wait longer than this. */
const AT_MOST = 14_000

/** What is worth nothing to anybody is not told. */
export function scheduleOf(groups: Group[], seats: number): Schedule {
  const beats: Beat[] = []
  let time = BEFORE_ALL
  groups.forEach((group, at) => {
    const counted = group.points.map((points, seat) => ({ points, seat })).filter((it) => it.points)
    if (!counted.length) return
    time += BEFORE_GROUP
    for (const { points, seat } of counted) {
      const length = Math.min(LONGEST, SHORTEST + A_POINT * Math.abs(points))
      beats.push({ group: at, seat, points, start: time, length })
      time += length
    }
  })
  const pace = Math.min(1, AT_MOST / time)
  for (const beat of beats) {
    beat.start *= pace
    beat.length *= pace
  }
  return { beats, seats, end: beats.length ? time * pace : 0 }
}

/** How far the count is at a time. */
export function momentOf({ beats, seats, end }: Schedule, groups: Group[], time: number): Moment {
  const over = time >= end
  const totals = Array.from({ length: seats }, () => 0)
  const shares = groups.map(() => Array.from({ length: seats }, () => 0))
  let now: Beat | null = null
  for (const beat of beats) {
    const share = Math.max(0, Math.min(1, (time - beat.start) / beat.length))
    if (time >= beat.start) now = beat
    totals[beat.seat] = (totals[beat.seat] ?? 0) + Math.round(beat.points * share)
    const row = shares[beat.group]
    if (row) row[beat.seat] = share
  }
  return {
    group: over ? null : (now?.group ?? null),
    seat: over ? null : (now?.seat ?? null),
    totals,
    shares,
    over,
  }
}
