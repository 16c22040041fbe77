/** What is printed on the cards, read from the card data of the table. No number is known here. */

import type { Components } from '../../table/view.svelte'

export type NeedKind = 'exact' | 'any' | 'same' | 'pairs' | 'different'
export type Sort = 'warrior' | 'tactic' | 'mission' | 'thor' | 'tyr' | 'unknown'

/** One die a Warrior asks for: a weapon, or a letter (equal letters, equal weapons; * is any). */
export interface Slot {
  weapon: string | null
  letter: string
}

/** A card as it is drawn; what a card does not have is empty. */
export interface Card {
  id: string
  sort: Sort
  clan: string
  /** What it adds to a battle. */
  strength: number | null
  glory: number | null
  needs: Slot[]
  trait: string
  /** The clan a trait or an effect looks at. */
  target: string
  /** The figures of a trait or an effect: "+2/+5". */
  figures: string
  /** What the picture of a card that is no Warrior shows. */
  sign: string
  /** The die it costs: a face, or "any". */
  cost: string
}

export interface LokiRow {
  from: number
  to: number | null
}

interface Row {
  id: string
  [key: string]: unknown
}

interface Requirement {
  kind: NeedKind
  weapons?: string[]
  n?: number
}

const WARRIORS = ['base', 'valkyries', 'dwarves'] as const

export class Book {
  readonly #cards = new Map<string, Card>()
  readonly #loki = new Map<string, LokiRow[]>()
  /** Dice in the set of a side. */
  readonly dice: number
  readonly firstGameJarls: ReadonlySet<string>

  constructor(readonly data: Components) {
    const bonuses = new Map(this.#rows('traits', 'list').map((row) => [row.id, bonusOf(row)]))
    for (const deck of WARRIORS) {
      for (const row of this.#rows(deck, 'warriors')) this.#put(warrior(row, bonuses))
      for (const row of this.#rows(deck, 'tactics')) this.#put(tactic(row))
    }
    for (const row of this.#rows('valkyries', 'missions')) this.#put(mission(row))
    for (const row of this.#rows('thor', 'cards')) this.#put(thor(row))
    for (const row of this.#rows('tyr', 'cards')) this.#put(tyr(row))
    for (const row of this.#rows('loki', 'cards')) {
      const rows = row.rows as { min: number; max?: number }[]
      this.#loki.set(
        row.id,
        rows.map((it) => ({ from: it.min, to: it.max ?? null })),
      )
    }
    const easy = this.#rows('jarls', 'list').filter((row) => row.first_game === true)
    this.firstGameJarls = new Set(easy.map(({ id }) => id))
    const sets = this.#rows('dice', 'sets') as unknown as { colour: string; count: number }[]
    this.dice = sets.find((it) => it.colour !== 'grey')?.count ?? 0
  }

  card(id: string): Card {
    return this.#cards.get(id) ?? { ...BLANK, id }
  }

  isWarrior(id: string): boolean {
    return this.card(id).sort === 'warrior'
  }

  /** The Glory printed on these cards. */
  glory(cards: readonly string[]): number {
    return cards.reduce((sum, id) => sum + (this.card(id).glory ?? 0), 0)
  }

  /** The differences in strength the rows of a Loki card are for. */
  loki(id: string): LokiRow[] {
    return this.#loki.get(id) ?? []
  }

  /** Shields each player begins with, so that lost ones can be shown. */
  shields(seats: number, monster: boolean): number {
    const players = this.data.players as { shields: number } | undefined
    if (!monster) return players?.shields ?? 0
    const solo = this.data.solo as { shields: number } | undefined
    const coop = this.data.coop as { shields_per_player: number[] } | undefined
    return (seats === 1 ? solo?.shields : coop?.shields_per_player[seats - 2]) ?? 0
  }

  #rows(table: string, rows: string): Row[] {
    const found = this.data[table] as Record<string, unknown> | undefined
    return (found?.[rows] as Row[] | undefined) ?? []
  }

  #put(card: Card): void {
    this.#cards.set(card.id, card)
  }
}

const BLANK: Card = {
  id: '',
  sort: 'unknown',
  clan: '',
  strength: null,
  glory: null,
  needs: [],
  trait: '',
  target: '',
  figures: '',
  sign: '',
  cost: '',
}

const books = new WeakMap<Components, Book>()

/** One book for each card set, however many things read in it. */
export function bookOf(data: Components): Book {
  let book = books.get(data)
  if (!book) books.set(data, (book = new Book(data)))
  return book
}

/** The dice a requirement asks for, one slot each. */
export function slotsOf(needs: Requirement): Slot[] {
  if (needs.kind === 'exact') return (needs.weapons ?? []).map((weapon) => ({ weapon, letter: '' }))
  const letters: Record<Exclude<NeedKind, 'exact'>, (at: number) => string> = {
    any: () => '✻',
    same: () => 'A',
    pairs: (at) => 'AB'[at >> 1] ?? 'A',
    different: (at) => 'ABCDE'[at] ?? '',
  }
  const letter = letters[needs.kind]
  return Array.from({ length: needs.n ?? 0 }, (_, at) => ({ weapon: null, letter: letter(at) }))
}

/** Which slots a card of Tyr's Wrath spares: the first ones with its weapon. */
export function spared(needs: Slot[], tyr: Card | null): boolean[] {
  let left = tyr?.sign === 'requirement_minus' ? (tyr.strength ?? 0) : 0
  return needs.map((slot) => slot.weapon !== null && slot.weapon === tyr?.cost && left-- > 0)
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}

function bonusOf(row: Row): string {
  const keys = Object.keys(row).filter((key) => /^bonus(_\d)?$/.test(key))
  return keys.map((key) => signed(row[key] as number)).join('/')
}

function warrior(row: Row, bonuses: Map<string, string>): Card {
  const trait = (row.trait as string | undefined) ?? ''
  return {
    ...BLANK,
    id: row.id,
    sort: 'warrior',
    clan: row.clan as string,
    strength: row.strength as number,
    glory: row.glory as number,
    needs: slotsOf(row.requirement as Requirement),
    trait,
    target: (row.target as string | undefined) ?? '',
    figures: bonuses.get(trait) ?? '',
  }
}

function tactic(row: Row): Card {
  const effect = row.effect as Record<string, unknown>
  const [sign = '', value] = Object.entries(effect)[0] ?? []
  const strength = typeof effect.strength === 'number' ? effect.strength : null
  const table = Array.isArray(value) ? (value as number[]).map(signed).join('/') : ''
  const each = sign === 'strength_per_team_warrior' ? signed(value as number) : ''
  return {
    ...BLANK,
    id: row.id,
    sort: 'tactic',
    strength,
    sign,
    figures: strength === null ? table || each : signed(strength),
    cost: ((effect.discard_die ?? effect.virtual_die) as string | undefined) ?? '',
  }
}

function mission(row: Row): Card {
  return { ...BLANK, id: row.id, sort: 'mission', sign: 'mission', glory: row.glory as number }
}

function thor(row: Row): Card {
  const n = row.n as number
  return {
    ...BLANK,
    id: row.id,
    sort: 'thor',
    sign: row.bonus as string,
    glory: row.glory as number,
    figures: signed(n),
  }
}

function tyr(row: Row): Card {
  const n = row.n as number
  const sign = row.effect as string
  return {
    ...BLANK,
    id: row.id,
    sort: 'tyr',
    sign,
    strength: n,
    target: (row.clan as string | undefined) ?? '',
    cost: (row.weapon as string | undefined) ?? '',
    figures: signed(sign === 'requirement_minus' ? -n : n),
  }
}
