/** Who won, and how: what the headline of the end has to say. */

import type { GameView, TableInfo } from '../api/types'

export type Verdict =
  /** One seat has won; `tied`: others had as much Glory, and the tie-break decided. */
  | { kind: 'won'; winners: number[]; tied: boolean }
  /** Two or more share the victory. */
  | { kind: 'shared'; winners: number[] }
  /** Partners won as one. */
  | { kind: 'allies'; winners: number[] }
  /** Against the game itself, alone or together. */
  | { kind: 'solo_won' | 'coop_won' | 'solo_lost' | 'coop_lost'; winners: number[] }
  | { kind: 'lost'; winners: number[] }

type Result = Pick<TableInfo, 'winners' | 'scores'>

export function verdictOf({ winners: found, scores }: Result, view: GameView | null): Verdict {
  const winners = found ?? []
  const seats = scores?.length ?? 0
  if (view?.game === 'valhalla' && view.monster) {
    const result = view.monster.result === 'won' ? 'won' : 'lost'
    return { kind: `${seats > 1 ? 'coop' : 'solo'}_${result}`, winners }
  }
  const [first] = winners
  if (first === undefined) return { kind: 'lost', winners }
  if (winners.length === 1) {
    const even = scores?.filter((score) => score === scores[first]).length ?? 0
    return { kind: 'won', winners, tied: even > 1 }
  }
  return { kind: areAllies(winners, view) ? 'allies' : 'shared', winners }
}

export function isLost(verdict: Verdict): boolean {
  return verdict.kind.endsWith('lost')
}

function areAllies(winners: number[], view: GameView | null): boolean {
  if (view?.game !== 'valhalla') return false
  return winners.every((seat) => winners.includes(view.seats[seat]?.partner ?? -1))
}
