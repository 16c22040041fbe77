/** Where the longships of a round are: who has sailed where, and who is still to select. */

import type { ReaversView } from '../../api/types'

export interface Ship {
  seat: number
  /** Which of the seat's ships of this round. */
  nth: number
  /** Where it lies; null while it waits. */
  space: string | null
}

type Round = Pick<ReaversView, 'order'> & { board: Pick<ReaversView['board'], 'spaces'> }

/** The ships in the order of selecting. */
export function fleet(view: Round): Ship[] {
  const taken = new Map<number, string[]>()
  for (const { space, selected_by } of view.board.spaces)
    if (selected_by !== null) taken.set(selected_by, [...(taken.get(selected_by) ?? []), space])
  const used = new Map<number, number>()
  return view.order.map((seat) => {
    const nth = used.get(seat) ?? 0
    used.set(seat, nth + 1)
    return { seat, nth, space: taken.get(seat)?.[nth] ?? null }
  })
}

export function pieceOf(ship: Ship): string {
  return `longship-${ship.seat}-${ship.nth}`
}
