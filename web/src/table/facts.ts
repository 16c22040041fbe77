/** Reading what an event says: its arguments are open, each picture takes what it knows. */

import type { GameEvent } from '../api/types'

export function textOf(events: GameEvent[], name: string): string {
  const found = events.map(({ args }) => args[name]).filter((it) => typeof it === 'string')
  return found.at(-1) ?? ''
}

export function numberOf(events: GameEvent[], name: string): number | null {
  const found = events.map(({ args }) => args[name]).filter((it) => typeof it === 'number')
  return found.at(-1) ?? null
}

type Fact = Record<string, string | number>

/** The dice as they lie after the last roll, each with what is known of it. */
export function lastDice(events: GameEvent[]): Fact[] {
  const rolls = events.filter(({ args }) => Array.isArray(args.dice))
  const dice = rolls.at(-1)?.args.dice
  if (!Array.isArray(dice)) return []
  return dice.map((it): Fact => (typeof it === 'object' ? it : { value: it }))
}

/** How often the dice were rolled: with each roll they fall anew. */
export function rollsIn(events: GameEvent[]): number {
  return events.filter(({ args }) => Array.isArray(args.dice)).length
}

/** As many of a thing as an event counts. */
export function each<Item>(item: Item, count: number): Item[] {
  return Array.from({ length: Math.max(0, count) }, () => item)
}
