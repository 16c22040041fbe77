/** A reckoning in rows: one a source of Glory, one column a player. */

import type { PadSource } from '../api/types'
import type { Counted } from './engine'

export interface Row {
  source: string
  name: string
  /** Points by seat; null where a player has no such line. */
  points: (number | null)[]
}

export function rowsOf(counted: Counted, sources: PadSource[]): Row[] {
  const rows: Row[] = []
  for (const { id, card, name } of sources) {
    const points = counted.players.map(({ lines }) => {
      const own = lines.filter((it) => it.source === id && it.card === card)
      return own.length ? own.reduce((sum, it) => sum + it.points, 0) : null
    })
    if (points.some((it) => it !== null)) rows.push({ source: id, name, points })
  }
  return rows
}
