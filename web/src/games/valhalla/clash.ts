/** The strengths of both sides as they are to be shown. */

import type { ValhallaBattle, ValhallaView } from '../../api/types'

export interface Strength {
  side: 'attacker' | 'defender'
  total: number
  /** What its Warriors and what everything else add; both 0 where only the sum is known. */
  warriors: number
  others: number
}

export function strengthsOf(view: ValhallaView, battle: ValhallaBattle): Strength[] {
  return (['attacker', 'defender'] as const).map((side) => {
    const attacks = side === 'attacker'
    const counted = attacks ? battle.attack_strength : battle.defence_strength
    const parts = attacks ? battle.attack : battle.defence
    const seat = attacks ? battle.attacker : battle.defender
    // The Monster's strength stands on its card until the sides are compared.
    const total =
      seat === null && !battle.winner ? (view.monster?.cards[0]?.strength ?? 0) : counted
    const warriors = parts.warriors.reduce((sum, it) => sum + it.strength, 0)
    return { side, total, warriors, others: parts.others }
  })
}
