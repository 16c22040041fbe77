/** What the player aid says of a game, in the words of its own mode where it has some. */

import type { TableInfo } from '../api/types'
import { sayIf } from '../lib/kindly'

export type AidPart = 'aim' | 'scores' | 'dice' | 'round'

/** The lines of one part; none of a game from elsewhere. */
export function aidOf(info: TableInfo | null, part: AidPart): string[] {
  const game = info?.game ?? ''
  // A game against something else than the others has an aim of its own.
  const mode = String(info?.settings.mode ?? '')
  const own = mode && sayIf(`aid-${game}_${mode}_${part}`)
  const text = own || sayIf(`aid-${game}_${part}`)
  return text ? text.split('\n') : []
}
