import { describe, expect, it } from 'vitest'
import type { StoryScore, StoryStep, TableInfo, ValhallaView } from '../src/api/types'
import { sameAgain } from '../src/ending/again'
import { levelsOf, scaleOf, spread } from '../src/ending/chart'
import { momentOf, scheduleOf } from '../src/ending/counting'
import { fortuneOf, leanOf } from '../src/ending/luck'
import { groupsOf, hasParts, reach } from '../src/ending/scoring'
import { isLost, verdictOf } from '../src/ending/verdict'
import { indexAt, neighbours, nextRound, pauseOf, roundsOf, stopsOf } from '../src/replay/cursor'
import { seatsFor } from '../src/replay/goingOn'

function line(source: string, points: number, text = source): StoryScore {
  return { source, text, points }
}

const SCORES = [
  [
    line('track', 5),
    line('destiny', 2, 'destiny: One'),
    line('destiny', 0, 'destiny: Two'),
    line('blame', -4),
  ],
  [line('track', 0), line('rune', 3, 'rune: Fire'), line('blame', -1)],
]

describe('the reckoning', () => {
  const groups = groupsOf(SCORES)

  it('has one group a source, in an order that every seat agrees with', () => {
    expect(groups.map((it) => it.source)).toEqual(['track', 'rune', 'destiny', 'blame'])
    expect(groups.map((it) => it.points)).toEqual([
      [5, 0],
      [0, 3],
      [2, 0],
      [-4, -1],
    ])
  })

  it('unfolds only what has cards of its own', () => {
    const named = (source: string): string =>
      ({ destiny: 'Destinies', rune: 'Runes' })[source] ?? source
    const open = groups.filter((it) => hasParts(it, named(it.source)))
    expect(open.map((it) => it.source)).toEqual(['rune', 'destiny'])
    expect(groups.find((it) => it.source === 'destiny')?.parts).toHaveLength(2)
  })

  it('knows how far its bars reach on both sides of zero', () => {
    expect(reach(groups, 2)).toEqual({ below: 4, above: 7 })
    expect(reach([], 2)).toEqual({ below: 0, above: 0 })
  })
})

describe('counting up', () => {
  const groups = groupsOf(SCORES)
  const schedule = scheduleOf(groups, 2)

  it('goes source by source and seat by seat, without what is worth nothing', () => {
    expect(schedule.beats.map((it) => [groups[it.group]?.source, it.seat])).toEqual([
      ['track', 0],
      ['rune', 1],
      ['destiny', 0],
      ['blame', 0],
      ['blame', 1],
    ])
    schedule.beats.forEach((beat, at) => {
      const before = schedule.beats[at - 1]
      if (before) expect(beat.start).toBeGreaterThanOrEqual(before.start + before.length)
    })
  })

  it('begins with nothing, ends with the scores, and is somewhere between in between', () => {
    expect(momentOf(schedule, groups, 0)).toMatchObject({
      totals: [0, 0],
      group: null,
      over: false,
    })
    expect(momentOf(schedule, groups, schedule.end)).toMatchObject({ totals: [3, 2], over: true })
    const [first] = schedule.beats
    const middle = momentOf(schedule, groups, (first?.start ?? 0) + (first?.length ?? 0) / 2)
    expect(middle).toMatchObject({ group: 0, seat: 0, totals: [3, 0], over: false })
    expect(middle.shares[0]).toEqual([0.5, 0])
  })

  it('never takes longer than people wait, and nothing takes no time', () => {
    const many = Array.from({ length: 40 }, (_, at) => line(`source ${at}`, 20))
    const long = scheduleOf(groupsOf([many, many, many]), 3)
    expect(long.end).toBeLessThanOrEqual(14_000)
    expect(long.beats).toHaveLength(120)
    expect(scheduleOf(groupsOf([[line('monster', 0)]]), 1).end).toBe(0)
  })
})

describe('the verdict', () => {
  const monster = (result: string) =>
    ({ game: 'valhalla', monster: { result }, seats: [] }) as unknown as ValhallaView
  const partners = {
    game: 'valhalla',
    monster: null,
    seats: [{ partner: 2 }, { partner: 3 }, { partner: 0 }, { partner: 1 }],
  } as unknown as ValhallaView

  it('tells a victory from a tie-break and a shared one', () => {
    expect(verdictOf({ winners: [1], scores: [3, 9] }, null)).toEqual({
      kind: 'won',
      winners: [1],
      tied: false,
    })
    expect(verdictOf({ winners: [1], scores: [9, 9] }, null)).toMatchObject({ tied: true })
    expect(verdictOf({ winners: [0, 1], scores: [9, 9] }, null).kind).toBe('shared')
    expect(verdictOf({ winners: [0, 2], scores: [9, 4, 9, 4] }, partners).kind).toBe('allies')
    expect(verdictOf({ winners: [0, 1], scores: [9, 9, 4, 4] }, partners).kind).toBe('shared')
  })

  it('tells who lost against the game itself', () => {
    expect(verdictOf({ winners: [], scores: [0] }, monster('lost')).kind).toBe('solo_lost')
    expect(verdictOf({ winners: [0, 1], scores: [5, 5] }, monster('won')).kind).toBe('coop_won')
    expect(isLost(verdictOf({ winners: [], scores: [0, 0] }, monster('lost')))).toBe(true)
    expect(isLost(verdictOf({ winners: [], scores: [1, 2] }, null))).toBe(true)
    expect(isLost(verdictOf({ winners: [0], scores: [1] }, monster('won')))).toBe(false)
  })
})

describe('the chart', () => {
  const box = { width: 300, height: 200, left: 20, right: 30, top: 10, bottom: 40 }

  it('has round levels around all values and zero', () => {
    expect(levelsOf(0, 32, 6)).toEqual([0, 10, 20, 30, 40])
    expect(levelsOf(-35, 9, 6)).toEqual([-40, -30, -20, -10, 0, 10])
    expect(levelsOf(0, 0, 6)).toEqual([0])
    expect(levelsOf(0, 3, 6)).toEqual([0, 1, 2, 3])
  })

  it('keeps every point inside its box, higher Glory higher', () => {
    const lines = [
      [0, 4, 12],
      [0, -3, 7],
    ]
    const { x, y, named } = scaleOf(lines, box)
    expect([x(0), x(2)]).toEqual([20, 270])
    for (const value of lines.flat()) {
      expect(y(value)).toBeGreaterThanOrEqual(10)
      expect(y(value)).toBeLessThanOrEqual(160)
    }
    expect(y(12)).toBeLessThan(y(7))
    expect(named).toEqual([0, 1, 2])
  })

  it('names fewer rounds where there is no room, and the last one always', () => {
    const { named } = scaleOf([Array.from({ length: 37 }, () => 1)], box)
    expect(named.length).toBeLessThanOrEqual(8)
    expect(named.at(-1)).toBe(36)
    expect(scaleOf([[5]], box).x(0)).toBe(145)
  })

  it('moves crests apart in their order and keeps them inside', () => {
    expect(spread([50, 52, 51], 10, 0, 100)).toEqual([50, 70, 60])
    const low = spread([98, 99], 10, 0, 100)
    expect(low).toEqual([90, 100])
  })
})

describe('luck', () => {
  const luck = (dice: number, got: number, expected: number) => ({ seat: 0, dice, got, expected })

  it('leans to the side of what the dice brought, and never falls over', () => {
    expect(leanOf(luck(10, 8, 5))).toBeGreaterThan(0)
    expect(leanOf(luck(10, 2, 5))).toBeLessThan(0)
    expect(Math.abs(leanOf(luck(10, 60, 5)))).toBeLessThanOrEqual(22)
    expect(leanOf(luck(0, 0, 0))).toBe(0)
    expect(leanOf(luck(100, 53, 50))).toBeLessThan(leanOf(luck(10, 8, 5)))
  })

  it('has words for it', () => {
    expect(fortuneOf(luck(0, 0, 0))).toBe('none')
    expect(fortuneOf(luck(4, 2, 2.3))).toBe('even')
    expect(fortuneOf(luck(4, 4, 2.3))).toBe('good')
    expect(fortuneOf(luck(4, 0, 2.3))).toBe('bad')
  })
})

describe('the cursor of a replay', () => {
  const step = (position: number, round: number): StoryStep => ({
    position,
    round,
    seat: 0,
    told: [],
  })
  // Position 3 was taken back: the story goes on with 5.
  const stops = stopsOf([step(1, 0), step(2, 1), step(5, 1), step(6, 2), step(7, 3)])

  it('stops before the first choice and after each', () => {
    expect(stops.map((it) => it.position)).toEqual([0, 1, 2, 5, 6, 7])
  })

  it('finds the stop of a position, or the one before it', () => {
    expect([0, 2, 3, 4, 5, 7, 99].map((it) => indexAt(stops, it))).toEqual([0, 2, 2, 2, 3, 5, 5])
  })

  it('jumps by rounds, and back to the start of the own one first', () => {
    const rounds = roundsOf(stops)
    expect(rounds).toEqual([
      { round: 0, index: 0 },
      { round: 1, index: 2 },
      { round: 2, index: 4 },
      { round: 3, index: 5 },
    ])
    expect(nextRound(rounds, 3, 1)).toBe(4)
    expect(nextRound(rounds, 3, -1)).toBe(2)
    expect(nextRound(rounds, 2, -1)).toBe(0)
    expect(nextRound(rounds, 5, 1)).toBeNull()
    expect(nextRound(rounds, 0, -1)).toBeNull()
  })

  it('fetches what comes next first, and nothing beyond the ends', () => {
    expect(neighbours(2, 6)).toEqual([3, 1, 4, 5])
    expect(neighbours(0, 6)).toEqual([1, 2, 3])
    expect(neighbours(5, 6)).toEqual([4])
  })

  it('leaves time to read, less of it at a higher speed', () => {
    expect(pauseOf(['x'.repeat(40)], 1)).toBeGreaterThan(pauseOf(['x'], 1))
    expect(pauseOf(['x'.repeat(40)], 2)).toBe(pauseOf(['x'.repeat(40)], 1) / 2)
    expect(pauseOf(['x'.repeat(9999)], 1)).toBeLessThan(4000)
  })
})

describe('tables made out of this one', () => {
  const info = {
    game: 'valhalla',
    title: 'Ours',
    public: true,
    settings: { thor: true },
    clock: null,
    seats: [
      { seat: 0, name: 'Ada', kind: 'person', level: null },
      { seat: 1, name: 'Bo', kind: 'bot', level: 'quick' },
    ],
  } as unknown as TableInfo

  it('are the same again', () => {
    expect(sameAgain(info, 0)).toEqual({
      game: 'valhalla',
      seats: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', name: 'Bo', level: 'quick' },
      ],
      settings: { thor: true },
      title: 'Ours',
      public: true,
      clock: null,
      host_seat: 0,
    })
  })

  it('or have bots in all seats but one', () => {
    expect(seatsFor(info.seats, 1, 'random')).toEqual([
      { kind: 'bot', name: 'Ada', level: 'random' },
      { kind: 'person', name: 'Bo' },
    ])
  })
})
