/** The card data of the table, read once and typed. Every number the board shows comes from here. */

import type { Components } from '../../table/view.svelte'

export const DICE = ['swordsman', 'spearman', 'axeman'] as const
export type DieKind = (typeof DICE)[number]
/** What a ship can carry, in the order of the view's lists. */
export const CARGO = [...DICE, 'food'] as const
export type Cargo = (typeof CARGO)[number]
export const GOODS = ['food', 'wood', 'coin'] as const

/** How many of what: goods, warriors, Glory. */
export type Amounts = Readonly<Record<string, number>>

export interface Enemy {
  id: string
  kind: 'troll' | 'draugr' | 'monster' | 'kraken'
  colour: string
  attack: number
  defence: number
  /** The weapon that cannot harm it. */
  banned: string
  glory: number
  reward: Amounts
}

export interface Face {
  hits: number
  shields: number
}

export interface Ship {
  id: string
  capacity: number
  glory: number
  cost: Amounts
  own: boolean
}

export interface Stall {
  id: string
  type: string
  cost: Amounts
  gain: Amounts
  /** How often one visit may repeat it. */
  most: number
}

export interface Destiny {
  id: string
  metric: string
  full: number
  tied: number
}

export interface Book {
  enemies: ReadonlyMap<string, Enemy>
  faces: Readonly<Record<string, readonly Face[]>>
  ships: ReadonlyMap<string, Ship>
  stalls: ReadonlyMap<string, Stall>
  places: ReadonlyMap<string, { colour: string; cost: Amounts }>
  merchants: ReadonlyMap<string, Amounts>
  destinies: ReadonlyMap<string, Destiny>
  runeGlory: ReadonlyMap<string, number>
  leaders: readonly string[]
  /** Coins for 1, 2, 3 … favour. */
  prayers: ReadonlyMap<number, number>
  warriorCap: number
  huntCap: number
}

type Row = Record<string, unknown> & { id: string }

function rows(components: Components, table: string): Row[] {
  const found = components[table]
  return Array.isArray(found) ? (found as Row[]) : []
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function text(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise
}

/** The numbers of a cost or gain; a price that is a rule (“printed”) is none. */
function amounts(value: unknown): Amounts {
  const entries = Object.entries((value ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter((it): it is [string, number] => typeof it[1] === 'number'),
  )
}

function byId<T>(from: Row[], read: (row: Row) => T): Map<string, T> {
  return new Map(from.map((row) => [row.id, read(row)]))
}

export function readBook(components: Components): Book {
  const enemies = new Map<string, Enemy>()
  for (const kind of ['troll', 'draugr', 'monster', 'kraken'] as const) {
    for (const row of rows(components, kind)) {
      enemies.set(row.id, {
        id: row.id,
        kind,
        colour: text(row.colour, 'none'),
        attack: number(row.attack),
        defence: number(row.defence),
        banned: text(row.banned, 'none'),
        glory: number(row.glory),
        reward: amounts(row.reward),
      })
    }
  }
  const setup = (components.setup ?? {}) as Record<string, unknown>
  const church = (components.stave_church ?? {}) as Record<string, unknown>
  return {
    enemies,
    faces: Object.fromEntries(
      rows(components, 'die').map((row) => [row.id, (row.faces ?? []) as Face[]]),
    ),
    ships: byId(rows(components, 'longship'), (row) => ({
      id: row.id,
      capacity: number(row.capacity),
      glory: number(row.glory),
      cost: amounts(row.cost),
      own: row.kind === 'private',
    })),
    stalls: byId(rows(components, 'stall'), (row) => ({
      id: row.id,
      type: text(row.type, ''),
      cost: amounts(row.cost),
      gain: amounts(row.gain),
      most: number(row.repeat_max),
    })),
    places: byId(rows(components, 'location'), (row) => ({
      colour: text(row.colour, 'brown'),
      cost: amounts(row.cost),
    })),
    merchants: byId(rows(components, 'merchant_ship'), (row) => amounts(row.goods)),
    destinies: byId(rows(components, 'destiny'), (row) => ({
      id: row.id,
      metric: text(row.metric, ''),
      full: number(row.full),
      tied: number(row.tied),
    })),
    runeGlory: byId(rows(components, 'rune'), (row) => number(row.glory)),
    leaders: rows(components, 'leader').map((row) => row.id),
    prayers: new Map(
      Object.entries(amounts(church.prices)).map(([favour, coins]) => [Number(favour), coins]),
    ),
    warriorCap: number(setup.warrior_cap),
    huntCap: number(setup.hunt_food_cap),
  }
}

let last: { components: Components; book: Book } | null = null

/** The book of a table; read anew only when its card data change. */
export function bookOf(components: Components): Book {
  if (last?.components !== components) last = { components, book: readBook(components) }
  return last.book
}

/** Amounts worth showing, in the order of the card. */
export function shown(list: Amounts): { what: string; n: number }[] {
  return Object.entries(list)
    .filter(([, n]) => n > 0)
    .map(([what, n]) => ({ what, n }))
}

/** What a die of this kind does with this face (1 to 6). */
export function faceOf(book: Book, die: string, face: number): Face {
  return book.faces[die]?.[face - 1] ?? { hits: 0, shields: 0 }
}
