/**
 * Which option a card stands for, by where it lies. Some verbs name cards in more than one place;
 * the kind of question then says which place is meant.
 */

import type { DecisionView } from '../../api/types'
import { findChoice, firstOpen, type Choice } from '../../table/choice'

export type Place = 'hand' | 'drawn' | 'row' | 'known' | 'played' | 'pile'

const IN_HAND = ['deploy', 'play', 'attach', 'lay', 'discard'] as const
const VERBS: Record<Place, readonly string[]> = {
  hand: IN_HAND,
  drawn: ['keep', 'discard'],
  row: ['deploy', 'take'],
  known: ['take', 'discard'],
  played: ['take'],
  pile: ['take'],
}
const ON_BOARD = ['activate', 'forge', 'dismiss', 'target', 'send'] as const

/** Where the cards of a verb lie. */
export function placeOf(verb: string, kind: string): Place {
  if (verb === 'keep' || kind === 'order_discards') return 'drawn'
  if (kind === 'from_hand') return 'known'
  if (kind === 'pick_warrior') return 'row'
  if (verb !== 'take') return 'hand'
  if (kind === 'reward') return 'pile'
  return kind === 'take_played_tactic' || kind === 'recover_tactic' ? 'played' : 'row'
}

/** The option a card stands for where it lies; an open one before a closed one. */
export function cardChoice(
  choices: Choice[],
  asked: DecisionView | null,
  place: Place,
  card: string,
): Choice | undefined {
  if (!asked) return undefined
  const found = VERBS[place]
    .filter((verb) => placeOf(verb, asked.kind) === place)
    .map((verb) => findChoice(choices, verb, verb === 'deploy' ? { warrior: card } : { card }))
  return firstOpen(found)
}

/** The option a Warrior on a board stands for. */
export function warriorChoice(choices: Choice[], warrior: string): Choice | undefined {
  return firstOpen(ON_BOARD.map((verb) => findChoice(choices, verb, { warrior })))
}
