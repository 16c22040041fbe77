/** The stall a question about repetition is about. */

import type { ChampionsView } from '../../api/types'
import type { Book, Stall } from './book'

/**
 * The question does not name its stall: it is the one where the asked seat stands and that can be
 * repeated. Where that is not plain, nothing is drawn but the words.
 */
export function dealOf(view: ChampionsView, book: Book): Stall | undefined {
  const seat = view.decision?.seat
  const stalls = view.board.spaces
    .filter((it) => it.occupant === seat)
    .flatMap((it) => book.stalls.get(it.space) ?? [])
    .filter((it) => it.most > 1)
  return stalls.length === 1 ? stalls[0] : undefined
}
