/** A result as a few lines of text, for any way people talk to each other. */

import type { PadTold } from '../api/types'
import type { Counted } from './engine'

export function shareText(told: PadTold, counted: Counted, names: string[]): string {
  const standing = counted.players
    .map(({ total }, seat) => ({ total, name: names[seat] ?? '' }))
    .sort((a, b) => b.total - a.total)
  return [told.title, ...standing.map(({ name, total }) => `${name}: ${total}`)].join('\n')
}
