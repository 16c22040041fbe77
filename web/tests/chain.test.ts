/** The stage: nothing of what happened is left out, nothing is told too early or late. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined }) as unknown as MediaQueryList
})

import type { EventInfo, Fresh, GameEvent, SceneTold } from '../src/api/types'
import { prefs } from '../src/lib/prefs.svelte'
import { beatsOf, lengthOf, pauseOf, type Beat } from '../src/table/beats'
import { Chain } from '../src/table/chain.svelte'
import { marked, NO_MARKS } from '../src/table/marks'

const roll = (seat: number): GameEvent => ({ key: 'rolled', args: { seat, dice: [1, 2] } })
const other = (key: string): GameEvent => ({ key, args: {} })

function scene(first: number, last: number, kind: SceneTold['kind'] = 'fight'): SceneTold {
  return { kind, first, last, title: `${kind} ${first}`, result: `end ${last}`, seat: 0, won: true }
}

function event(number: number, events: GameEvent[], scenes: SceneTold[], seat = 0): EventInfo {
  const told = events.map(({ key }, at) => `${key} ${number}.${at}`)
  return { number, kind: 'choice', seat, at: 0, version: number, events, data: {}, told, scenes }
}

function state(version: number): Fresh {
  return {
    number: version,
    version,
    status: 'playing',
    seat: 1,
    undo: null,
    view: null,
    told: null,
  }
}

/** A choice, then a fight of two rolls, then the end of a round, then a first placement. */
const EVENING = event(
  7,
  [other('done'), roll(0), roll(0), other('won'), other('tidy'), other('round'), other('first')],
  [scene(1, 3), scene(4, 5, 'round')],
)

describe('beats', () => {
  it('cut at the dice and at the ends of scenes', () => {
    const beats = beatsOf(EVENING, state(7), false)
    const kinds = beats.map((it) => `${it.scene?.kind ?? '-'}${it.result ? '!' : ''}`)
    expect(kinds).toEqual(['-', 'fight', 'fight', 'fight!', 'round!', '-'])
    expect(beats.map((it) => it.events.length)).toEqual([1, 1, 1, 1, 2, 1])
    expect(beats[2]?.sofar.map((it) => it.key)).toEqual(['rolled', 'rolled'])
    expect(beats[1]?.whole.map((it) => it.key)).toEqual(['rolled', 'rolled', 'won'])
  })

  it('tell every sentence once, and draw the state with the last', () => {
    const beats = beatsOf({ ...EVENING, told: ['before', ...EVENING.told] }, state(7), false)
    expect(beats.flatMap((it) => it.told)).toEqual(['before', ...EVENING.told])
    expect(beats.map((it) => it.fresh?.version)).toEqual([...Array<undefined>(5), 7])
  })

  it('put the state after a scene that comes last', () => {
    const beats = beatsOf(event(3, [roll(0), other('won')], [scene(0, 1)]), state(3), true)
    expect(beats.map((it) => [it.result, it.fresh?.version])).toEqual([
      [false, undefined],
      [true, undefined],
      [false, 3],
    ])
    expect(beats.slice(2).map(lengthOf)).toEqual([0])
  })

  it('of an event without words are one', () => {
    expect(beatsOf(event(3, [], []), state(3), false)).toHaveLength(1)
  })

  it('play faster where much waits, at any speed, but a result can be seen', () => {
    const result = beatsOf(event(1, [other('won')], [scene(0, 0)]), null, false)[0] as Beat
    const alone = pauseOf(result, [], 1)
    expect(pauseOf(result, [], 2)).toBe(alone / 2)
    const crowd = Array.from({ length: 40 }, () => result)
    expect(pauseOf(result, crowd, 1)).toBeLessThan(alone)
    expect(pauseOf(result, crowd, 4)).toBeGreaterThanOrEqual(400)
  })
})

describe('marks', () => {
  it('stand at what was named by others’ choices and by scenes, with what happened', () => {
    const sent: GameEvent = { key: 'placed', args: { seat: 0, space: 'market' } }
    const [theirs, mine] = [false, true].map((own) => beatsOf(event(1, [sent], []), null, own)[0])
    expect(marked(NO_MARKS, theirs as Beat).get('market')).toEqual(['placed 1.0'])
    expect(marked(NO_MARKS, mine as Beat).size).toBe(0)
    const slain: GameEvent = { key: 'defeated', args: { seat: 1, enemy: 'troll' } }
    const fight = beatsOf(event(2, [slain], [scene(0, 0)], 1), null, true)[0] as Beat
    expect([...marked(NO_MARKS, fight).keys()]).toEqual(['troll'])
  })
})

describe('the stage', () => {
  let shown: number[]
  let told: string[]
  let results: string[]
  let chain: Chain

  beforeEach(() => {
    vi.useFakeTimers()
    prefs.motionChoice = 'on'
    prefs.speed = 1
    shown = []
    told = []
    results = []
    chain = new Chain({
      show: (fresh) => void shown.push(fresh.version),
      tell: (beat) => {
        told.push(...beat.told)
        if (beat.result) results.push(beat.scene?.result ?? '')
      },
    })
  })
  afterEach(() => {
    chain.drop()
    prefs.motionChoice = 'system'
    vi.useRealTimers()
  })

  it('names whom it is about, not whose choice brought it about', () => {
    const rolled = event(4, [roll(2)], [], 0)
    chain.add(rolled, state(4), false)
    expect(chain.seat).toBe(2)
  })

  it('shows what one’s own choice brought about, and only then the state after it', async () => {
    chain.add({ ...EVENING, seat: 1 }, state(7), true)
    expect(shown).toEqual([])
    expect(chain.playing).toBe(true)
    await vi.advanceTimersByTimeAsync(100)
    expect(chain.scene?.scene?.kind).toBe('fight')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(results).toEqual(['end 3', 'end 5'])
    expect(shown).toEqual([7])
    expect(chain.playing).toBe(false)
    expect(chain.scene).toBeNull()
  })

  it('tells along with the scenes, never ahead of them', async () => {
    chain.add(EVENING, state(7), false)
    expect(told).toEqual(['done 7.0'])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(told).toEqual(EVENING.told)
  })

  it('drops nothing however much comes at once', async () => {
    for (let number = 1; number <= 60; number++)
      chain.add(event(number, [roll(0), other('won')], [scene(0, 1)]), state(number), false)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(results).toHaveLength(60)
    expect(shown.at(-1)).toBe(60)
    expect(chain.playing).toBe(false)
  })

  it('goes on at a click, though not at one that was meant for what lay there before', async () => {
    chain.add(event(1, [other('won')], [scene(0, 0)]), state(1), false)
    await vi.advanceTimersByTimeAsync(20)
    chain.next()
    await vi.advanceTimersByTimeAsync(100)
    expect(chain.playing).toBe(true)
    await vi.advanceTimersByTimeAsync(300)
    expect(chain.playing).toBe(false)
    expect(shown).toEqual([1])
  })

  it('skips to the last state and tells all of it', () => {
    chain.add(EVENING, state(7), false)
    chain.add(event(8, [roll(0), other('won')], [scene(0, 1)]), state(8), false)
    chain.skip()
    expect(shown).toEqual([8])
    expect(chain.playing).toBe(false)
    expect(told).toHaveLength(9)
  })

  it('shows again what came of one’s own choice, without telling it again', async () => {
    chain.add({ ...EVENING, seat: 1 }, state(7), true)
    await vi.advanceTimersByTimeAsync(30_000)
    chain.replay()
    expect(chain.playing).toBe(true)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(shown).toEqual([7, 7])
    expect(told).toEqual(EVENING.told)
  })

  it('stands still without motion until one goes on', async () => {
    prefs.motionChoice = 'off'
    chain.add(EVENING, state(7), false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(chain.scene?.scene?.kind).toBe('fight')
    expect(chain.scene?.result).toBe(true)
    expect(chain.more).toBe(1)
    chain.next()
    await vi.advanceTimersByTimeAsync(10)
    expect(chain.scene?.scene?.kind).toBe('round')
    await vi.advanceTimersByTimeAsync(60_000)
    chain.next()
    await vi.advanceTimersByTimeAsync(10)
    expect(shown).toEqual([7])
    expect(chain.playing).toBe(false)
  })

  it('asks no old question at a skip', () => {
    chain.add(event(1, [other('moved')], []), state(1), false)
    chain.add(event(2, [other('moved')], []), state(2), false)
    chain.skip()
    expect(shown).toEqual([1, 2])
    expect(chain.playing).toBe(false)
  })

  it('plays what comes after a skip behind it', () => {
    chain.add(event(1, [other('moved')], []), state(1), false)
    chain.skip()
    chain.add(event(2, [other('won')], [scene(0, 0)]), state(2), false)
    expect(shown).toEqual([1])
    expect(chain.scene?.result).toBe(true)
  })

  it('tells what is dropped for something newer', () => {
    chain.add(EVENING, state(7), false)
    chain.drop()
    expect(told).toEqual(EVENING.told)
    expect(chain.playing).toBe(false)
  })
})
