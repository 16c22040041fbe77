/** Which cards lie open in the middle: drawn ones, the row, a hand one may look into. */

import type { ValhallaView } from '../../api/types'
import type { Place } from './touch'

export interface Laid {
  place: Extract<Place, 'drawn' | 'row' | 'known'>
  cards: string[]
}

export function laidOut(view: ValhallaView): Laid | null {
  const own = view.seat === null ? undefined : view.seats[view.seat]
  if (own?.drawn?.length) return { place: 'drawn', cards: own.drawn }
  if (view.decision?.kind === 'from_hand') {
    const other = view.seats[Number(view.decision.about.other)]
    if (other) return { place: 'known', cards: other.hand ?? other.known }
  }
  return view.row.length ? { place: 'row', cards: view.row } : null
}
