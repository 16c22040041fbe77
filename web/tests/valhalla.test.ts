/** The logic behind the table of Valhalla: cards as printed, dice, places, strengths. */

import { describe, expect, it } from 'vitest'
import type { DecisionView, ValhallaBattle, ValhallaView } from '../src/api/types'
import { bookOf, slotsOf, spared } from '../src/games/valhalla/book'
import { strengthsOf } from '../src/games/valhalla/clash'
import { diceOf, keyOf, readDie } from '../src/games/valhalla/dice'
import { looksOf } from '../src/things/portrait'
import { facing, seatingOf } from '../src/games/valhalla/seating'
import { laidOut } from '../src/games/valhalla/spread'
import { cardChoice, placeOf, warriorChoice } from '../src/games/valhalla/touch'
import type { Choice } from '../src/table/choice'

const DATA = {
  dice: {
    sets: [
      { colour: 'red', count: 5 },
      { colour: 'grey', count: 2 },
    ],
  },
  players: { shields: 4 },
  solo: { shields: 3 },
  coop: { shields_per_player: [7, 6, 5] },
  traits: { list: [{ id: 'kin', bonus_1: 2, bonus_2: 5, provenance: 'rulebook' }] },
  base: {
    warriors: [
      {
        id: 'deer_01',
        clan: 'deer',
        strength: 3,
        glory: 2,
        requirement: { kind: 'exact', weapons: ['sword', 'sword'] },
        trait: 'kin',
        target: 'wolf',
      },
    ],
    tactics: [
      { id: 'heroic_4_axe', effect: { strength: 4, discard_die: 'axe' } },
      { id: 'cry', effect: { strength_by_activated: [1, 2] } },
    ],
  },
  tyr: { cards: [{ id: 'ease', effect: 'requirement_minus', weapon: 'sword', n: 1 }] },
  loki: { cards: [{ id: 'loki_01', rows: [{ min: 0, max: 1 }, { min: 2 }] }] },
}

function choice(verb: string, args: Record<string, string>, open = true): Choice {
  const words = { text: verb, about: '', rule: '', why: '', final: false, again: false }
  return { id: 1, verb, args, open, ...words }
}

const asked = (kind: string): DecisionView => ({
  seat: 0,
  kind,
  rule: '',
  about: { other: 1 },
  options: [],
  closed: [],
})

describe('the book', () => {
  const book = bookOf(DATA)

  it('reads what is printed', () => {
    const card = book.card('deer_01')
    expect(card).toMatchObject({ sort: 'warrior', clan: 'deer', strength: 3, target: 'wolf' })
    expect(card.figures).toBe('+2/+5')
    expect(card.needs.map((slot) => slot.weapon)).toEqual(['sword', 'sword'])
    expect(book.card('heroic_4_axe')).toMatchObject({ figures: '+4', cost: 'axe', sort: 'tactic' })
    expect(book.card('cry').figures).toBe('+1/+2')
    expect(book.card('ease').figures).toBe('−1')
    expect(book.glory(['deer_01', 'deer_01', 'heroic_4_axe'])).toBe(4)
    expect(book.loki('loki_01')).toEqual([
      { from: 0, to: 1 },
      { from: 2, to: null },
    ])
    expect(book.dice).toBe(5)
  })

  it('knows the shields of every way to play', () => {
    expect(book.shields(4, false)).toBe(4)
    expect(book.shields(1, true)).toBe(3)
    expect(book.shields(3, true)).toBe(6)
  })

  it('is read once for a card set, and has a blank for a card it does not know', () => {
    expect(bookOf(DATA)).toBe(book)
    expect(book.card('nobody')).toMatchObject({ id: 'nobody', sort: 'unknown', needs: [] })
  })

  it('shows what a Warrior asks for, equal letters for equal weapons', () => {
    const letters = (kind: 'any' | 'same' | 'pairs' | 'different', n: number): string =>
      slotsOf({ kind, n })
        .map((slot) => slot.letter)
        .join('')
    expect(letters('any', 2)).toBe('✻✻')
    expect(letters('same', 3)).toBe('AAA')
    expect(letters('pairs', 4)).toBe('AABB')
    expect(letters('different', 3)).toBe('ABC')
  })

  it('strikes out the die a card of Tyr spares, once', () => {
    const needs = book.card('deer_01').needs
    expect(spared(needs, book.card('ease'))).toEqual([true, false])
    expect(spared(needs, null)).toEqual([false, false])
  })
})

describe('dice', () => {
  it('are read from their names', () => {
    expect(readDie('sword')).toEqual({ kind: 'own', face: 'sword' })
    expect(readDie('grey miss')).toEqual({ kind: 'grey', face: 'miss' })
  })

  it('are marked as often as they were, and leave the pool when placed', () => {
    const dice = diceOf(['axe', 'axe', 'axe', 'grey bow'], ['axe'], ['axe'])
    expect(dice.map(keyOf)).toEqual(['own-axe-0', 'own-axe-1', 'grey-bow-0'])
    expect(dice.map((die) => die.marked)).toEqual([true, false, false])
  })
})

describe('seating', () => {
  it('goes clockwise from the near seat', () => {
    expect(seatingOf(2, 1, false)).toEqual({ near: 1, left: [], top: [0], right: [] })
    expect(seatingOf(6, 2, false)).toEqual({ near: 2, left: [3], top: [4, 5, 0], right: [1] })
    expect(facing(seatingOf(4, 0, false))).toBe(true)
    expect(facing(seatingOf(6, 0, false))).toBe(false)
    expect(facing(seatingOf(1, 0, true))).toBe(true)
    expect(facing(seatingOf(2, 0, true))).toBe(false)
    expect(seatingOf(3, 0, true)).toEqual({ near: 0, left: [1], top: [], right: [2] })
    expect(seatingOf(1, 0, true)).toEqual({ near: 0, left: [], top: [], right: [] })
  })
})

describe('touching cards', () => {
  it('knows by the question where a card of a verb lies', () => {
    expect(placeOf('discard', 'choose_hand')).toBe('hand')
    expect(placeOf('discard', 'from_hand')).toBe('known')
    expect(placeOf('discard', 'order_discards')).toBe('drawn')
    expect(placeOf('deploy', 'pick_warrior')).toBe('row')
    expect(placeOf('take', 'reward')).toBe('pile')
    expect(placeOf('take', 'recover_tactic')).toBe('played')
  })

  it('lights a card only where it is meant', () => {
    const choices = [choice('discard', { card: 'fury_2' })]
    expect(cardChoice(choices, asked('from_hand'), 'known', 'fury_2')).toBe(choices[0])
    expect(cardChoice(choices, asked('from_hand'), 'hand', 'fury_2')).toBeUndefined()
    expect(cardChoice(choices, null, 'known', 'fury_2')).toBeUndefined()
  })

  it('takes what is open before what is closed', () => {
    const shut = choice('activate', { warrior: 'bear_01' }, false)
    const open = choice('forge', { warrior: 'bear_01' })
    expect(warriorChoice([shut, open], 'bear_01')).toBe(open)
    expect(warriorChoice([shut], 'bear_01')).toBe(shut)
  })
})

describe('what lies in the middle', () => {
  const seat = (more: object): object => ({ drawn: null, hand: null, known: [], ...more })
  const view = (more: object): ValhallaView =>
    ({
      seat: 0,
      row: [],
      decision: null,
      seats: [seat({}), seat({})],
      ...more,
    }) as unknown as ValhallaView

  it('is what was drawn, before a hand one looks into, before the row', () => {
    expect(laidOut(view({}))).toBeNull()
    expect(laidOut(view({ row: ['a'] }))).toEqual({ place: 'row', cards: ['a'] })
    const looked = {
      row: ['a'],
      decision: asked('from_hand'),
      seats: [seat({}), seat({ known: ['b'] })],
    }
    expect(laidOut(view(looked))).toEqual({ place: 'known', cards: ['b'] })
    const drew = { ...looked, seats: [seat({ drawn: ['c'] }), seat({ known: ['b'] })] }
    expect(laidOut(view(drew))).toEqual({ place: 'drawn', cards: ['c'] })
  })
})

describe('strengths', () => {
  const side = (strengths: number[], others: number): object => ({
    warriors: strengths.map((strength) => ({ warrior: 'x', strength })),
    others,
  })
  const battle = (more: object): ValhallaBattle =>
    ({
      attacker: 0,
      defender: null,
      winner: null,
      attack_strength: 9,
      defence_strength: 0,
      attack: side([4, 3], 2),
      defence: side([], 0),
      ...more,
    }) as unknown as ValhallaBattle
  const view = { monster: { cards: [{ strength: 12 }] } } as unknown as ValhallaView

  it('add up, and the Monster stands by its card until they are compared', () => {
    const [attack, defence] = strengthsOf(view, battle({}))
    expect(attack).toEqual({ side: 'attacker', total: 9, warriors: 7, others: 2 })
    expect(defence?.total).toBe(12)
    const after = strengthsOf(view, battle({ winner: 'defender', defence_strength: 10 }))
    expect(after[1]?.total).toBe(10)
  })
})

describe('a Warrior', () => {
  it('has a face of its people', () => {
    expect(looksOf('thrym', 'giant').people).toBe('giant')
    expect(looksOf('thrym', 'giant').hair).not.toBe(looksOf('thrym').hair)
    expect(looksOf('brynja').beard).toBe('braids')
    expect(looksOf('gunnar').beard).not.toBe('braids')
  })
})

describe('a Jarl', () => {
  const NAMES =
    'sigurd solveig sigvard hodr agnar villsvin valgard styr vingor aslaug einar thord ottar ' +
    'esbjorn egil beinir bernhard ragnvald gudrun torstein hakon ylva knut freydis halvard'

  it('looks like no other', () => {
    const all = NAMES.split(' ')
    expect(new Set(all.map((id) => JSON.stringify(looksOf(id)))).size).toBe(all.length)
    expect(looksOf('hodr')).toEqual(looksOf('hodr'))
  })

  it('of a card set of one’s own has a face too', () => {
    expect(Object.values(looksOf('')).every(Boolean)).toBe(true)
  })
})
