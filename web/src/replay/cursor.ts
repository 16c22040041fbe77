/** Where one stands in a game that is told again. */

import type { StoryStep } from '../api/types'

/** A place to stop at: the state after a choice; the first one is the table before any. */
export type Stop = StoryStep

export interface RoundStart {
  round: number
  /** Which of the stops. */
  index: number
}

export const SPEEDS = [0.5, 1, 2, 4] as const
const [LEAST, MOST, A_LETTER] = [650, 3200, 22]

export function stopsOf(steps: StoryStep[]): Stop[] {
  return [{ position: 0, round: 0, seat: -1, told: [] }, ...steps]
}

/** The stop at a position, or the last one before it. */
export function indexAt(stops: Stop[], position: number): number {
  let found = 0
  stops.forEach((stop, index) => {
    if (stop.position <= position) found = index
  })
  return found
}

/** The first stop of every round that has one. */
export function roundsOf(stops: Stop[]): RoundStart[] {
  return stops
    .map(({ round }, index) => ({ round, index }))
    .filter(({ round, index }) => index === 0 || stops[index - 1]?.round !== round)
}

/** The start of the round before or after; within a round, back goes to its own start first. */
export function nextRound(rounds: RoundStart[], at: number, way: 1 | -1): number | null {
  const indexes = rounds.map(({ index }) => index)
  const found = way > 0 ? indexes.find((it) => it > at) : indexes.filter((it) => it < at).at(-1)
  return found ?? null
}

/** How long a stop is looked at before the next: as long as it takes to read. */
export function pauseOf(told: string[], speed: number): number {
  return Math.min(MOST, LEAST + A_LETTER * told.join(' ').length) / speed
}

/** What will probably be looked at next: some ahead, one behind, nothing beyond the ends. */
export function neighbours(at: number, count: number): number[] {
  return [at + 1, at - 1, at + 2, at + 3].filter((it) => it >= 0 && it < count)
}
