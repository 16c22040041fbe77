/** Lines of the map: drawn by rule, so that coast, water lines and islands always follow the land. */

import type { Spot } from './layout'

/** A smooth line through points. */
function smooth(points: readonly Spot[], closed: boolean): string {
  const middle = (a: Spot, b: Spot): string =>
    `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`
  const at = (index: number): Spot => points[index % points.length] as Spot
  const parts: string[] = []
  const last = closed ? points.length : points.length - 1
  for (let index = 0; index < last; index++) {
    const next = at(index + 1)
    if (index === 0) parts.push(`M${closed ? middle(at(0), next) : `${at(0).x} ${at(0).y}`}`)
    else
      parts.push(`Q${at(index).x.toFixed(1)} ${at(index).y.toFixed(1)} ${middle(at(index), next)}`)
  }
  if (closed) parts.push(`Q${at(0).x.toFixed(1)} ${at(0).y.toFixed(1)} ${middle(at(0), at(1))}Z`)
  return parts.join('')
}

/** How far the land reaches at x, around the mean coast. */
export function coastAt(x: number, mean: number): number {
  return mean + 11 * Math.sin(x / 83) + 7 * Math.sin(x / 31 + 1.3) + 3.5 * Math.sin(x / 12.7 + 0.4)
}

/** The land above the coast, from the left to the right edge and past both. */
export function landPath(left: number, right: number, mean: number): string {
  const points: Spot[] = []
  for (let x = left - 60; x <= right + 60; x += 14) points.push({ x, y: coastAt(x, mean) })
  return `${smooth(points, false)}L${right + 60} -400L${left - 60} -400Z`
}

/** An island that fills a box, ragged in a way of its own. */
export function islandPath(left: number, top: number, width: number, height: number): string {
  const seed = left * 0.37 + top * 0.11
  const points: Spot[] = []
  const steps = 28
  for (let step = 0; step < steps; step++) {
    const turn = (step / steps) * 2 * Math.PI
    const ragged = 1 + 0.035 * Math.sin(turn * 5 + seed) + 0.03 * Math.sin(turn * 9 + seed * 1.7)
    // Squarer than an ellipse, so that cards stand on it with all their corners.
    const square = 1 / (Math.abs(Math.cos(turn)) ** 4 + Math.abs(Math.sin(turn)) ** 4) ** 0.25
    points.push({
      x: left + width / 2 + (width / 2) * ragged * square * Math.cos(turn),
      y: top + height / 2 + (height / 2) * ragged * square * Math.sin(turn),
    })
  }
  return smooth(points, true)
}
