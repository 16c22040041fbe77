/** Crew dice as the view writes them ("red:helm") and as options name them (red, clan). */

import { firstOpen, type Choice } from '../../table/choice'
import type { TableView } from '../../table/view.svelte'
import type { Book } from './book'

export interface CrewDie {
  /** As the view writes it. */
  name: string
  colour: string
  face: string
}

export function crewDie(name: string): CrewDie {
  const [colour = '', face = ''] = name.split(':')
  return { name, colour, face }
}

/** Dice with keys of their own, so that only new ones are drawn anew (and tumble). */
export function keyedDice(names: readonly string[]): (CrewDie & { key: string })[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    return { ...crewDie(name), key: `${name}-${nth}` }
  })
}

/** The arguments of an option for this die: a clan's icon is just "clan" there. */
export function dieArgs(book: Book, die: CrewDie): { colour: string; face: string } {
  const clan = book.clans.get(die.colour) === die.face
  return { colour: die.colour, face: clan ? 'clan' : die.face }
}

/** The other way round: the die an option speaks of. */
export function dieOf(book: Book, args: Readonly<Record<string, string>>): CrewDie {
  const colour = args.colour ?? ''
  const face = args.face === 'clan' ? (book.clans.get(colour) ?? '') : (args.face ?? '')
  return { name: `${colour}:${face}`, colour, face }
}

/** Everything one can be asked to do with a die of one's own. */
const DIE_VERBS = ['pay_die', 'discard_die', 'commit_die', 'store_die']

export function dieChoice(table: TableView, book: Book, die: CrewDie): Choice | undefined {
  const args = dieArgs(book, die)
  return firstOpen(DIE_VERBS.map((verb) => table.find(verb, args)))
}

export interface BattleDie {
  successes: number
  marked: boolean
  /** Stable within a roll, for keyed drawing. */
  key: string
}

/** Battle dice one by one from their counts by successes, the best first. */
export function battleDice(shown: number[], marked: number[]): BattleDie[] {
  const dice: BattleDie[] = []
  for (let successes = shown.length - 1; successes >= 0; successes--)
    for (let at = 0; at < (shown[successes] ?? 0); at++)
      dice.push({
        successes,
        marked: at < (marked[successes] ?? 0),
        key: `${successes}-${at}`,
      })
  return dice
}

export function total(dice: BattleDie[]): number {
  return dice.reduce((sum, die) => sum + die.successes, 0)
}
