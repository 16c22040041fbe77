/** A final reckoning, put in order: one group a source, with what each seat has of it. */

import type { StoryScore } from '../api/types'

export interface Part {
  seat: number
  text: string
  points: number
}

export interface Group {
  source: string
  /** The text of its first line: its name, where it has no name of its own. */
  text: string
  /** Points of each seat. */
  points: number[]
  /** Line by line. */
  parts: Part[]
}

/** Groups in the order of every seat's own lines, as far as one order can keep them all. */
export function groupsOf(scores: StoryScore[][]): Group[] {
  const groups: Group[] = []
  scores.forEach((lines, seat) => {
    let before: Group | undefined
    for (const { source, text, points } of lines) {
      let group = groups.find((it) => it.source === source)
      if (!group) {
        group = { source, text, points: scores.map(() => 0), parts: [] }
        groups.splice(before ? groups.indexOf(before) + 1 : 0, 0, group)
      }
      before = group
      group.points[seat] = (group.points[seat] ?? 0) + points
      group.parts.push({ seat, text, points })
    }
  })
  return groups
}

/** Does a group of this name have cards of their own to tell about? */
export function hasParts(group: Group, name: string): boolean {
  return group.parts.some((part) => part.text !== name)
}

/** How far bars reach on either side of zero: the seat with the most, and the one with the least. */
export function reach(groups: Group[], seats: number): { below: number; above: number } {
  let [below, above] = [0, 0]
  for (let seat = 0; seat < seats; seat++) {
    const points = groups.map((group) => group.points[seat] ?? 0)
    below = Math.max(below, -sum(points.filter((it) => it < 0)))
    above = Math.max(above, sum(points.filter((it) => it > 0)))
  }
  return { below, above }
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}
