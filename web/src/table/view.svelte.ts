/**
 * A table as it is drawn: what is known of it, and how to look it up. It knows no rule of any game
 * and has no line to a hall: a moment of the past is drawn by the same boards.
 */

import { getContext, setContext } from 'svelte'
import type { Fresh, GameView, Lexicon, OddsLine, TableInfo, Told } from '../api/types'
import { gameName } from '../games/names'
import { called } from '../lib/called'
import { choicesOf, findChoice, findChoices, type Choice } from './choice'
import { NO_MARKS, type Marks } from './marks'

export type Components = Record<string, unknown>

export class TableView {
  info = $state.raw<TableInfo | null>(null)
  /** When `info` came, by this device's clock: from then on clocks are counted down here. */
  infoAt = $state(0)
  /** As it is shown. */
  fresh = $state.raw<Fresh | null>(null)
  /** As it would be with the parts gathered so far; null where none are. */
  tried = $state.raw<Fresh | null>(null)
  lexicon = $state.raw<Lexicon | null>(null)
  /** The card set the table plays with. */
  components = $state.raw<Components>({})
  /** Whoever sits in front of the table now. */
  looking = $state.raw<number[]>([])
  /** What others did, and what came of one's own choice, by the thing it is about. */
  changed = $state.raw<Marks>(NO_MARKS)
  /** A choice is on its way to the hall: nothing on the page can be chosen. */
  sending = $state(false)
  /** The parts of a compound choice that are not sent yet. */
  draft = $state.raw<number[]>([])

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {}

  get view(): GameView | null {
    return (this.tried ?? this.fresh)?.view ?? null
  }

  get told(): Told | null {
    return (this.tried ?? this.fresh)?.told ?? null
  }

  /** Is something else being shown, so that nothing is asked? */
  protected get shows(): boolean {
    return false
  }

  /** Options of the question at hand; none while others' turns are still being shown. */
  choices = $derived.by((): Choice[] => {
    if (this.shows) return []
    return choicesOf(this.view?.decision ?? null, this.told)
  })

  get open(): Choice[] {
    return this.choices.filter((choice) => choice.open)
  }

  get closed(): Choice[] {
    return this.choices.filter((choice) => !choice.open)
  }

  find(verb: string, args: Record<string, string | number> = {}): Choice | undefined {
    return findChoice(this.choices, verb, args)
  }

  findAll(verb: string, args: Record<string, string | number> = {}): Choice[] {
    return findChoices(this.choices, verb, args)
  }

  /** Choose an option; with a doubt it takes a second word. Here there is nobody to hear it. */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  async choose(_choice: Choice, _doubt = ''): Promise<void> {}

  /** An option and one of those it leads to, as one choice: a card in hand that plays itself. */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  async chooseBoth(_first: Choice, _second: Second): Promise<void> {}

  /** The odds of the fight at hand; empty where there is none, and until they are known. */
  get odds(): OddsLine[] {
    return []
  }

  oddsOf(about: string): OddsLine | undefined {
    return this.odds.find((line) => line.about === about)
  }

  /** What is played here, in the reader's language. */
  get called(): string {
    return gameName(this.info?.game ?? '', this.lexicon?.title)
  }

  /** The name of a thing, in the reader's language or its owner's words. */
  name(kind: string, id: string): string {
    return this.lexicon?.names[`${kind}-${id}`] ?? id.replaceAll('_', ' ')
  }

  about(kind: string, id: string): string {
    return this.lexicon?.about[`${kind}-${id}`] ?? ''
  }

  ruleOf(kind: string, id: string): string {
    return this.lexicon?.rules[`${kind}-${id}`] ?? ''
  }

  /** The name of a player. */
  player(seat: number): string {
    const found = this.info?.seats[seat]
    return found ? called(found) : ''
  }
}

/** Finds the second choice among those the first leads to. */
export type Second = (choices: Choice[]) => Choice | undefined

export const CONTEXT = Symbol('table')

export function provideTable<View extends TableView>(table: View): View {
  return setContext(CONTEXT, table)
}

/** The table a component stands on, as it is drawn: a running one, or one of the past. */
export function useView(): TableView {
  return getContext<TableView>(CONTEXT)
}

/** For `useTable`, of those who only ever stand on a running table. */
export function contextOf<View extends TableView>(): View {
  return getContext<View>(CONTEXT)
}
