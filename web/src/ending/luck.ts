/** Dice against expectation: how far a balance leans, and in which words. */

import type { StoryLuck } from '../api/types'

/** The beam never leans farther, so that its pans stay in the picture. */
const STEEPEST = 22
/** Within this of the expectation it is neither luck nor the lack of it. */
const EVEN = 0.5

export type Fortune = 'none' | 'even' | 'good' | 'bad'

export function fortuneOf({ dice, got, expected }: StoryLuck): Fortune {
  if (!dice) return 'none'
  if (Math.abs(got - expected) < EVEN) return 'even'
  return got > expected ? 'good' : 'bad'
}

/**
 * Degrees of the beam, down on the side of what was rolled where it is more. More dice make a
 * difference likelier, so it is weighed against the root of what was expected.
 */
export function leanOf({ dice, got, expected }: StoryLuck): number {
  if (!dice || expected <= 0) return 0
  const weighed = (got - expected) / Math.sqrt(expected)
  return STEEPEST * Math.tanh(weighed)
}
