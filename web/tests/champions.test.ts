import { describe, expect, it } from 'vitest'
import type { ChampionsBoard, ChampionsSeat, ChampionsView } from '../src/api/types'
import { faceOf, readBook, shown } from '../src/games/champions/book'
import { coastAt, islandPath, landPath } from '../src/games/champions/coast'
import { dealOf } from '../src/games/champions/deals'
import { layoutFor, LEAST, sheetFor, spotOf } from '../src/games/champions/layout'
import { Pieces } from '../src/games/champions/pieces'
import {
  atHome,
  frontsOf,
  oneByOne,
  rolledDice,
  sceneOf,
  sentPieces,
} from '../src/games/champions/scene'

const COMPONENTS = {
  setup: { warrior_cap: 8, hunt_food_cap: 6 },
  stave_church: { prices: { 1: 1, 2: 3 } },
  die: [
    {
      id: 'swordsman',
      faces: [
        { hits: 0, shields: 0 },
        { hits: 2, shields: 0 },
        { hits: 0, shields: 1 },
      ],
    },
  ],
  troll: [
    {
      id: 'cave_troll_none',
      attack: 3,
      defence: 4,
      banned: 'none',
      glory: 6,
      colour: 'none',
      reward: { wood: 2 },
    },
  ],
  monster: [
    {
      id: 'ice_bear_blue',
      attack: 2,
      defence: 5,
      banned: 'axe',
      glory: 9,
      colour: 'blue',
      reward: { favour: 1 },
    },
  ],
  longship: [
    { id: 'small', kind: 'public', capacity: 5, glory: 0, cost: {} },
    { id: 'karvi', kind: 'private', capacity: 6, glory: 4, cost: { wood: 2, coin: 2 } },
  ],
  stall: [
    { id: 'alms', type: 'economic', cost: { food: 1 }, gain: { favour: 1 }, repeat_max: 3 },
    { id: 'skald', type: 'economic', cost: {}, gain: { glory: 2 }, repeat_max: 1 },
  ],
  location: [
    { id: 'large_longship', colour: 'brown_red', cost: { coin: 1 } },
    { id: 'shipwright', colour: 'brown', cost: { private_longship: 'printed' } },
  ],
}
const book = readBook(COMPONENTS)

function seat(own: Partial<ChampionsSeat> = {}): ChampionsSeat {
  return {
    seat: 0,
    leader: 'ullr',
    glory: 0,
    food: 3,
    wood: 0,
    coin: 0,
    favour: 1,
    blame: 0,
    workers: 2,
    workers_in_game: 3,
    home: [3, 1, 0],
    private_ship: null,
    runes: [],
    used_runes: [],
    destiny_count: 0,
    destinies: [],
    shown_destinies: [],
    defeated: [],
    score: null,
    ...own,
  }
}

const BOARD: ChampionsBoard = {
  supply: [5, 5, 5],
  smiths: [1, 1, 1, 1],
  spaces: [
    { space: 'swordsmith', occupant: null },
    { space: 'alms', occupant: 0 },
    { space: 'skald', occupant: 0 },
  ],
  hunters: [0],
  beggars: [0],
  hut_price: 5,
  ships_left: ['karvi'],
  runes: [null, null],
  merchant: null,
  merchants_covered: [],
  land: [
    {
      place: 'troll',
      enemy: 'cave_troll_none',
      owner: 0,
      fighters: [1, 0, 0, 0],
      plan: [1, 0, 0, 0],
    },
  ],
  shores: [
    {
      shore: 2,
      near: true,
      journey: 'hidden',
      journey_open: false,
      peeked_by: [],
      monster: 'ice_bear_blue',
      bounty: 3,
      ship: 'small',
      owner: 0,
      fighters: [0, 0, 0, 0],
      plan: [1, 1, 0, 2],
    },
  ],
  troll_killed: false,
}

function view(own: Partial<ChampionsView> = {}): ChampionsView {
  return {
    game: 'champions',
    seat: 0,
    version: 1,
    over: false,
    round: 1,
    rounds: 8,
    phase: 'placement',
    first: 0,
    cards_digest: '',
    asked: [],
    decision: null,
    seats: [seat()],
    board: BOARD,
    decks: { troll: 1, draugr: 1, monster: 1, journey: 1, rune: 1, destiny: 1, merchant: 1 },
    enemy_discard: [],
    journey_discard: [],
    known_destinies: [],
    roll: null,
    winners: [],
    ...own,
  }
}

function asked(kind: string): Pick<ChampionsView, 'decision'> {
  return { decision: { seat: 0, kind, rule: '', about: {}, options: [], closed: [] } }
}

const ROLL = {
  seat: 0,
  enemy: 'cave_troll_none',
  place: 'troll',
  damage_done: 0,
  damage: 2,
  shields: 1,
  dice: ['swordsman', 'swordsman'],
  faces: [2, 3],
  marked: [true, false],
}

describe('the book', () => {
  it('reads enemies, ships and caps from the card data', () => {
    expect(book.enemies.get('cave_troll_none')).toMatchObject({
      kind: 'troll',
      attack: 3,
      reward: { wood: 2 },
    })
    expect(book.enemies.get('ice_bear_blue')).toMatchObject({ kind: 'monster', banned: 'axe' })
    expect(book.ships.get('karvi')).toMatchObject({ own: true, capacity: 6 })
    expect([book.warriorCap, book.huntCap]).toEqual([8, 6])
    expect([...book.prayers]).toEqual([
      [1, 1],
      [2, 3],
    ])
  })

  it('shows no price where the price is a rule', () => {
    expect(shown(book.places.get('shipwright')?.cost ?? {})).toEqual([])
    expect(shown(book.places.get('large_longship')?.cost ?? {})).toEqual([{ what: 'coin', n: 1 }])
  })

  it('counts faces from one, and an unknown face does nothing', () => {
    expect(faceOf(book, 'swordsman', 2)).toEqual({ hits: 2, shields: 0 })
    expect(faceOf(book, 'swordsman', 9)).toEqual({ hits: 0, shields: 0 })
  })

  it('survives an empty card set', () => {
    expect(readBook({}).enemies.size).toBe(0)
  })
})

describe('scenes', () => {
  it('stay on the map for workers and open for a market', () => {
    expect(sceneOf(view(asked('place_worker')))).toBeNull()
    expect(sceneOf(view(asked('market')))).toBe('market')
  })

  it('show a roll to everybody, also without a question', () => {
    expect(sceneOf(view({ roll: ROLL }))).toBe('battle')
    expect(sceneOf(view({ roll: { ...ROLL, enemy: null, place: null } }))).toBe('hunt')
  })

  it('put the blame before the dice that still lie there', () => {
    expect(sceneOf(view({ roll: ROLL, ...asked('troll_killed') }))).toBe('blame')
  })
})

describe('warriors', () => {
  it('are all places of fights in their order', () => {
    expect(frontsOf(BOARD).map((it) => it.place)).toEqual(['troll', 'shore_2'])
  })

  it('lie one by one', () => {
    expect(oneByOne([1, 0, 2, 1])).toEqual(['swordsman', 'axeman', 'axeman', 'food'])
  })

  it('that are planned are no longer at home', () => {
    expect(atHome(view(), 0)).toEqual([1, 0, 0, 1])
  })

  it('travel under the names they had at home, each name once', () => {
    const sent = sentPieces(view(), 0)
    expect(sent.get('troll')).toEqual(['die-0-swordsman-1'])
    expect(sent.get('shore_2')).toEqual([
      'die-0-swordsman-2',
      'die-0-spearman-0',
      'die-0-food-1',
      'die-0-food-2',
    ])
  })

  it('fall while losses are chosen, and only then', () => {
    const losing = rolledDice(view({ roll: ROLL, ...asked('combat_losses') }))
    expect(losing.map((it) => it.fallen)).toEqual([false, true])
    const rolling = rolledDice(view({ roll: ROLL, ...asked('combat_roll') }))
    expect(rolling.map((it) => it.fallen)).toEqual([false, false])
    expect(rolling.map((it) => it.marked)).toEqual([true, false])
  })
})

describe('a repeated deal', () => {
  it('is the one stall of the asked seat that can be repeated', () => {
    expect(dealOf(view(asked('stall_times')), book)?.id).toBe('alms')
    expect(dealOf(view(), book)).toBeUndefined()
  })
})

describe('the map', () => {
  it.each([
    [390, 486, 'tall'],
    [506, 334, 'tall'],
    [768, 680, 'upright'],
    [1024, 1060, 'upright'],
    [1024, 464, 'low'],
    [947, 441, 'low'],
    [1066, 620, 'wide'],
    [1936, 1004, 'wide'],
  ])('suits a room of %i by %i px', (width, height, name) => {
    const layout = layoutFor(width, height)
    expect(layout.name).toBe(name)
    // But on a phone all of it is in sight.
    const least = name === 'tall' ? 0 : LEAST
    expect(Math.min(width / layout.width, height / layout.height)).toBeGreaterThan(least)
  })

  it.each([
    [390, 486],
    [768, 680],
    [1024, 464],
    [1060, 620],
  ])('has a spot inside the sheet for every space at %i by %i px', (width, height) => {
    const layout = layoutFor(width, height)
    const spots = [
      ...Object.values(layout.spaces),
      ...layout.stalls,
      ...Object.values(layout.berths),
    ]
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(layout.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(layout.height)
    }
    for (const { y } of Object.values(layout.spaces)) expect(y).toBeLessThan(layout.coast)
    for (const { y } of Object.values(layout.berths)) expect(y).toBeGreaterThan(layout.coast)
  })

  it('gives stalls their spots in order', () => {
    const layout = layoutFor(1060, 640)
    expect(spotOf(layout, 'skald', ['alms', 'skald'])).toBe(layout.stalls[1])
    expect(spotOf(layout, 'market', [])).toBe(layout.spaces.market)
    expect(spotOf(layout, 'nowhere', [])).toBeUndefined()
  })

  it('grows until a wide room is filled, in one direction only', () => {
    const layout = layoutFor(1600, 900)
    const flat = sheetFor(layout, 1600, 700)
    expect(flat.width / flat.height).toBeCloseTo(1600 / 700, 1)
    expect(flat.height).toBe(layout.height)
    const high = sheetFor(layout, 1060, 800)
    expect(high).toEqual({ width: layout.width, height: 800 })
  })

  it('is as large on a phone that lies as on one that stands', () => {
    expect(sheetFor(layoutFor(506, 334), 506, 334).width).toBe(506)
  })

  it('never grows wider than a low room shows of it at the smallest scale', () => {
    const { width } = sheetFor(layoutFor(1024, 420), 1024, 420)
    expect(width * LEAST).toBeLessThanOrEqual(1024 + 1)
  })

  it('draws the coast around its mean and islands as closed lines', () => {
    for (let x = 0; x < 1000; x += 50) expect(Math.abs(coastAt(x, 300) - 300)).toBeLessThan(25)
    expect(landPath(0, 100, 300)).toMatch(/^M.*Z$/)
    expect(islandPath(0, 0, 100, 60)).toMatch(/^M.*Z$/)
    expect(landPath(0, 100, 300) + islandPath(0, 0, 100, 60)).not.toContain('NaN')
  })
})

describe('workers', () => {
  it('keep their name from the hand to the space', () => {
    const pieces = new Pieces()
    pieces.hold(0, 3, 2)
    expect(pieces.at(0, 'market', 0)).toBe(pieces.inHand(0, 2))
    expect(pieces.at(0, 'market', 0)).toBe(pieces.inHand(0, 2))
    expect(pieces.at(0, 'beg', 0)).not.toBe(pieces.inHand(0, 2))
  })

  it('are all back in hand in a new round', () => {
    const pieces = new Pieces()
    pieces.hold(0, 3, 2)
    pieces.at(0, 'market', 0)
    pieces.hold(0, 2, 3)
    expect(pieces.at(0, 'market', 0)).not.toBe(pieces.inHand(0, 2))
  })
})
