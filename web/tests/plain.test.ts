/** The face of a game that brings none: whatever a view holds can be read. */

import { render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined }) as unknown as MediaQueryList
})

import { faceOf } from '../src/games/games'
import { gameName } from '../src/games/names'
import { CONTEXT } from '../src/table/view.svelte'
import Board from '../src/games/plain/Board.svelte'
import {
  factsOf,
  gloryOf,
  middleOf,
  progressOf,
  seatOf,
  type PlainView,
} from '../src/games/plain/plain'

const VIEW: PlainView = {
  game: 'tafl',
  version: 3,
  asked: [{ seat: null, kind: 'move' }],
  decision: null,
  round: 2,
  rounds: 4,
  phase: 'king_moves',
  deck: 12,
  empty: [],
  unknown: null,
  finished: false,
  row: ['red_stone', 'blue_stone'],
  ship: { crew: 3, cargo: { wood: 1 } },
  dice: [
    { die: 'axe', hits: 2 },
    { die: 'bow', hits: 0 },
  ],
  seats: [
    { points: 7, hand: ['rune'] },
    { points: 9, hand: null },
  ],
}

describe('a view without a board', () => {
  it('is told by its own names, without what is empty', () => {
    const facts = middleOf(VIEW)
    expect(facts.map((it) => it.name)).toEqual(['deck', 'row', 'ship', 'dice'])
    expect(facts[1]?.text).toBe('red stone, blue stone')
    expect(facts[2]?.parts.map((it) => it.name)).toEqual(['crew', 'cargo'])
    expect(facts[3]?.items.map((it) => it.map((fact) => fact.text))).toEqual([
      ['axe', '2'],
      ['bow', '0'],
    ])
    expect(factsOf({ over: true, lost: false }).map((it) => it.text)).toEqual(['✓'])
  })

  it('knows its seats, their points and how far the game is', () => {
    expect(seatOf(VIEW, 0).map((it) => `${it.name} ${it.text}`)).toEqual(['points 7', 'hand rune'])
    expect(seatOf(VIEW, 5)).toEqual([])
    expect(gloryOf(VIEW, 1)).toBe(9)
    expect(gloryOf({ ...VIEW, seats: [{}] }, 0)).toBeNull()
    expect(progressOf(VIEW)).toEqual(['round 2 / 4', 'king moves'])
    expect(progressOf({ ...VIEW, round: undefined, phase: undefined })).toEqual([])
  })

  it('is drawn', async () => {
    const table = { player: (seat: number) => ['Anna', 'Bo'][seat] ?? '' }
    render(Board, { props: { view: VIEW }, context: new Map([[CONTEXT, table]]) })
    expect(screen.getByText('Anna')).toBeTruthy()
    expect(screen.getByText('ship')).toBeTruthy()
    expect(screen.getByText('red stone, blue stone')).toBeTruthy()
    expect((await faceOf('tafl')).glory(VIEW as never, 0)).toBe(7)
    expect(gameName('some_game')).toBe('some game')
    expect(gameName('some_game', 'Some Game')).toBe('Some Game')
  })
})
