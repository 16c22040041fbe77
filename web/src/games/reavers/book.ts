/** The card set of the table, read by name. Numbers and effects are only ever read from here. */

import type { Components } from '../../table/view.svelte'

export interface Cost {
  item: string
  n: number
  colour?: string
  face?: string
}

export interface Op {
  op: string
  item?: string
  items?: string[]
  n?: number
  colour?: string
  face?: string
  deck?: string
  decks?: string[]
  keep?: number
  tile?: string
  to_level?: number
  cost?: Cost[]
  effect?: Op[]
}

export interface ReaverEntry {
  id: string
  clan: string
  colour: string
  gain_dice: string[]
  rally_dice: string[]
  ability_cost: Cost[]
  ability_effect: Op[]
}

/** A card of either spoils deck; which fields it has depends on its kind. */
export interface SpoilsEntry {
  id: string
  kind: string
  action_space?: string
  stored_face?: string
  glory?: number
  effect?: Op[]
  choice?: Op[][]
  automatic?: Op[]
  pillage?: Op[]
  pillage_combat?: number
  set_values?: number[]
  tapestry_colour?: string
  complete_set_value?: number
  loose_value?: number
}

export interface BattleEntry {
  id: string
  defense: number
  dice_cost: string[]
  glory: number
  reward: Op[]
}

export interface JourneyEntry {
  id: string
  avoid_cost: Cost[]
  avoid_reward: Op[]
  effect: Op[]
}

export interface ProphecyEntry {
  id: string
  glory_per_unit: number
  unit: string
}

export interface TileEntry {
  id: string
  type: string
  level: number
  defense: number
  peaceful_cost: Cost[]
  reward: Op[]
}

export interface SpaceEntry {
  id: string
  colour: string
  cost: Cost[]
  selection_bonus: Op[]
  rewards?: { id: string; effect: Op[] }[]
  extra_cards_by_seat?: Record<string, number[]>
  repeats_by_seat?: Record<string, number[]>
}

interface Raw {
  crew_dice: { colour: string; clan: string; faces: string[] }[]
  battle_die: { faces: number[] }
  clans: { id: string; jarl_bonus: Op[] }[]
  player_board: {
    dice_spaces: number
    artifact_spaces: number
    ship_upgrade_spaces: number
  }
  rest: { food: number }
  action_spaces: SpaceEntry[]
  reavers: ReaverEntry[]
  village_spoils: SpoilsEntry[]
  keep_spoils: SpoilsEntry[]
  sea_journeys: JourneyEntry[]
  sea_battles: BattleEntry[]
  prophecies: ProphecyEntry[]
  territory_tiles: TileEntry[]
  ship_upgrades: { id: string; icons: string[] }[]
}

type ById<Entry> = ReadonlyMap<string, Entry>

function byId<Entry extends { id: string }>(entries: Entry[]): ById<Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}

export class Book {
  readonly spaces: ById<SpaceEntry>
  readonly reavers: ById<ReaverEntry>
  readonly spoils: ById<SpoilsEntry>
  readonly battles: ById<BattleEntry>
  readonly journeys: ById<JourneyEntry>
  readonly prophecies: ById<ProphecyEntry>
  readonly tiles: ById<TileEntry>
  readonly upgrades: ById<{ id: string; icons: string[] }>
  /** The clan whose icon a die of this colour has. */
  readonly clans: ReadonlyMap<string, string>

  constructor(private readonly raw: Raw) {
    this.spaces = byId(raw.action_spaces)
    this.reavers = byId(raw.reavers)
    this.spoils = byId([...raw.village_spoils, ...raw.keep_spoils])
    this.battles = byId(raw.sea_battles)
    this.journeys = byId(raw.sea_journeys)
    this.prophecies = byId(raw.prophecies)
    this.tiles = byId(raw.territory_tiles)
    this.upgrades = byId(raw.ship_upgrades)
    this.clans = new Map(raw.crew_dice.map((die) => [die.colour, die.clan]))
  }

  get diceSpaces(): number {
    return this.raw.player_board.dice_spaces
  }

  get artifactSpaces(): number {
    return this.raw.player_board.artifact_spaces
  }

  get upgradeSpaces(): number {
    return this.raw.player_board.ship_upgrade_spaces
  }

  get restFood(): number {
    return this.raw.rest.food
  }

  /** What a rest can bring: one of these. */
  get restChoices(): Op[][] {
    const food: Op = { op: 'gain', item: 'food', n: this.raw.rest.food }
    return [[food], [{ op: 'gain_die', colour: 'any', face: 'choose' }]]
  }

  /** Colours and faces in the order of the box. */
  get crewDice(): { colour: string; clan: string; faces: string[] }[] {
    return this.raw.crew_dice
  }

  jarlBonus(clan: string): Op[] {
    return this.raw.clans.find((it) => it.id === clan)?.jarl_bonus ?? []
  }

  /** What a pick of the traders brings: their goods. */
  tradeGain(good: string): number {
    const reward = this.spaces.get('trade_with_villages')?.rewards?.find((it) => it.id === good)
    return reward?.effect[0]?.n ?? 0
  }

  /** Extra cards, picks or attempts by distance from the active player; empty where all get the same. */
  bySeat(space: string, seats: number): number[] {
    const entry = this.spaces.get(space)
    const values = (entry?.repeats_by_seat ?? entry?.extra_cards_by_seat)?.[`p${seats}`] ?? []
    return values.some((value) => value > 0) ? values : []
  }

  /** A tile of a stack: all of them cost the same and differ only in what they bring. */
  stack(stack: string): TileEntry | undefined {
    for (const tile of this.tiles.values()) if (`${tile.type}_${tile.level}` === stack) return tile
    return undefined
  }
}

const BOOKS = new WeakMap<Components, Book>()

export function bookOf(components: Components): Book {
  let book = BOOKS.get(components)
  if (!book) BOOKS.set(components, (book = new Book(components as unknown as Raw)))
  return book
}
