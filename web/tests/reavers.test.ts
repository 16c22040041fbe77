import { describe, expect, it } from 'vitest'
import { Book } from '../src/games/reavers/book'
import { counted, upTo } from '../src/games/reavers/counting'
import { battleDice, crewDie, dieArgs, dieOf, keyedDice, total } from '../src/games/reavers/dice'
import { fleet, pieceOf } from '../src/games/reavers/fleet'
import { chartFor, isNarrow, leastFor, planFor } from '../src/games/reavers/room'

const SPACE = { cost: [], selection_bonus: [] }
const TILE = { defense: 2, peaceful_cost: [{ item: 'food', n: 4 }], reward: [] }

/** A card set with just what is looked up here. */
const book = new Book({
  crew_dice: [
    { colour: 'red', clan: 'helm', faces: ['hammer', 'helm'] },
    { colour: 'blue', clan: 'raven', faces: ['hammer', 'raven'] },
  ],
  battle_die: { faces: [0, 0, 1, 1, 1, 2] },
  clans: [{ id: 'helm', jarl_bonus: [{ op: 'gain', item: 'favor', n: 9 }] }],
  player_board: {
    dice_spaces: 10,
    artifact_spaces: 4,
    ship_upgrade_spaces: 3,
  },
  rest: { food: 2 },
  action_spaces: [
    {
      ...SPACE,
      id: 'trade_with_villages',
      colour: 'blue',
      repeats_by_seat: { p2: [3, 1], p4: [3, 2, 1, 1] },
      rewards: [{ id: 'food', effect: [{ op: 'gain', item: 'food', n: 5 }] }],
    },
    { ...SPACE, id: 'sea_battle', colour: 'red', extra_cards_by_seat: { p2: [0, 0] } },
  ],
  reavers: [],
  village_spoils: [{ id: 'farm', kind: 'pillage' }],
  keep_spoils: [{ id: 'art', kind: 'set' }],
  sea_journeys: [],
  sea_battles: [],
  prophecies: [],
  territory_tiles: [
    { ...TILE, id: 'territory_food_1_a', type: 'food', level: 1 },
    { ...TILE, id: 'territory_food_2_a', type: 'food', level: 2 },
  ],
  ship_upgrades: [],
})

describe('the book', () => {
  it('finds spoils of both decks by id', () => {
    expect(book.spoils.get('farm')?.kind).toBe('pillage')
    expect(book.spoils.get('art')?.kind).toBe('set')
  })

  it('finds a stack by the type and level of its tiles', () => {
    expect(book.stack('food_2')?.id).toBe('territory_food_2_a')
    expect(book.stack('dice_3')).toBeUndefined()
  })

  it('has values by seat only where seats differ', () => {
    expect(book.bySeat('trade_with_villages', 4)).toEqual([3, 2, 1, 1])
    expect(book.bySeat('trade_with_villages', 2)).toEqual([3, 1])
    expect(book.bySeat('sea_battle', 2)).toEqual([])
  })

  it('offers what a rest can bring', () => {
    expect(book.restChoices.map((choice) => choice[0]?.op)).toEqual(['gain', 'gain_die'])
    expect(book.restChoices[0]?.[0]?.n).toBe(2)
  })

  it('reads what the traders and a clan give', () => {
    expect(book.tradeGain('food')).toBe(5)
    expect(book.jarlBonus('helm')[0]?.n).toBe(9)
    expect(book.jarlBonus('tree')).toEqual([])
  })
})

describe('crew dice', () => {
  it('turns a clan icon into the argument "clan" and back', () => {
    expect(dieArgs(book, crewDie('blue:raven'))).toEqual({ colour: 'blue', face: 'clan' })
    expect(dieArgs(book, crewDie('blue:hammer'))).toEqual({ colour: 'blue', face: 'hammer' })
    expect(dieOf(book, { colour: 'red', face: 'clan' }).name).toBe('red:helm')
    expect(dieOf(book, { colour: 'red', face: 'hammer' }).name).toBe('red:hammer')
  })

  it('gives equal dice keys of their own', () => {
    const keys = keyedDice(['red:ship', 'red:ship', 'blue:ship']).map((die) => die.key)
    expect(new Set(keys).size).toBe(3)
    expect(keyedDice(['blue:ship'])[0]?.key).toBe(keys[2])
  })
})

describe('battle dice', () => {
  it('lists them from their counts, the best first, with the picked ones among them', () => {
    const dice = battleDice([2, 1, 1], [1, 0, 1])
    expect(dice.map((die) => die.successes)).toEqual([2, 1, 0, 0])
    expect(dice.map((die) => die.marked)).toEqual([true, false, true, false])
    expect(total(dice)).toBe(3)
  })
})

describe('the fleet', () => {
  const spaces = ['recruit_reavers', 'sea_battle', 'raid_keeps']
  const view = (taken: (number | null)[]) => ({
    order: [1, 0, 1, 0],
    board: { spaces: spaces.map((space, at) => ({ space, selected_by: taken[at] ?? null })) },
  })

  it('waits in the order of selecting', () => {
    const waiting = fleet(view([null, null, null]))
    expect(waiting.map((ship) => ship.seat)).toEqual([1, 0, 1, 0])
    expect(waiting.every((ship) => ship.space === null)).toBe(true)
  })

  it('lies where its seat selected, each ship once', () => {
    const ships = fleet(view([0, 1, 1]))
    expect(ships.map((ship) => ship.space)).toEqual([
      'sea_battle',
      'recruit_reavers',
      'raid_keeps',
      null,
    ])
    expect(new Set(ships.map(pieceOf)).size).toBe(4)
  })
})

describe('the chart', () => {
  it('takes the shape of a wide room', () => {
    const { width, height } = chartFor(1300, 600)
    expect(width / height).toBeCloseTo(1300 / 600, 2)
  })

  it('never grows wider than a low room shows of it at the smallest scale', () => {
    const chart = chartFor(1024, 420)
    expect(chart.width * leastFor(chart, 1024)).toBeLessThanOrEqual(1024 + 1)
  })

  it.each([
    [390, 400, 'tall'],
    [506, 180, 'tall'],
    [768, 580, 'upright'],
    [1024, 1010, 'upright'],
    [1024, 452, 'low'],
    [1066, 576, 'wide'],
    [1936, 940, 'wide'],
  ])('has rows that suit a room of %i by %i px', (width, height, plan) => {
    expect(planFor(width, height)).toBe(plan)
    const chart = chartFor(width, height)
    expect(chart.plan).toBe(plan)
    // Nothing lies beyond the right edge; only a chart with its rows below each other is moved.
    const scale = Math.max(
      leastFor(chart, width),
      Math.min(width / chart.width, height / chart.height),
    )
    expect(chart.width * scale).toBeLessThanOrEqual(width + 1)
    if (!isNarrow(chart.plan)) expect(chart.height * scale).toBeLessThanOrEqual(height + 1)
  })

  it('is as large on a phone that lies as on one that stands', () => {
    expect(chartFor(506, 180).width).toBe(506)
  })

  it.each([
    [1040, 572],
    [1024, 452],
    [768, 580],
    [390, 400],
  ])('has the sea between its coasts at %i by %i px', (width, height) => {
    const chart = chartFor(width, height)
    expect(chart.north).toBeGreaterThan(0)
    expect(chart.south).toBeGreaterThan(chart.north + 100)
    expect(chart.south).toBeLessThan(chart.height - 150)
  })
})

it('counts equal things together', () => {
  expect([...counted(['food', 'dice', 'food'])]).toEqual([
    ['food', 2],
    ['dice', 1],
  ])
})

it('numbers places from nought', () => {
  expect(upTo(3)).toEqual([0, 1, 2])
  expect(upTo(0)).toEqual([])
})
