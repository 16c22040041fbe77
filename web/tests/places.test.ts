/** What has a thing on the table needs no button at the prompt, and the other way round. */

import { describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined }) as unknown as MediaQueryList
})

import type { ChampionsView, ReaversView } from '../src/api/types'
import { places as champions } from '../src/games/champions/scene'
import { face as plain } from '../src/games/plain'
import { places as reavers } from '../src/games/reavers/places'
import type { Choice } from '../src/table/choice'

const choice = (verb: string): Choice => ({ verb, args: {}, open: true }) as unknown as Choice
const asked = <View>(kind: string, more = {}): View =>
  ({ decision: { kind }, roll: null, ...more }) as unknown as View

describe('places', () => {
  it('of Champions: going on stands in a fight, and nowhere on the map', () => {
    const fight = asked<ChampionsView>('combat_roll', { roll: { enemy: 'troll' } })
    expect(champions(choice('continue'), fight)).toBe(true)
    expect(champions(choice('continue'), asked('rune_window'))).toBe(false)
    expect(champions(choice('done'), asked('assign'))).toBe(true)
    expect(champions(choice('place'), asked('place_worker'))).toBe(true)
    expect(champions(choice('ask_order'), asked('place_worker'))).toBe(false)
  })

  it('of Reavers: paying and leaving stand where there is something to pay for or to leave', () => {
    expect(reavers(choice('pay'), asked<ReaversView>('journey'))).toBe(true)
    expect(reavers(choice('pay'), asked<ReaversView>('may_pay'))).toBe(false)
    expect(reavers(choice('skip'), asked<ReaversView>('pillage'))).toBe(true)
    expect(reavers(choice('done'), asked<ReaversView>('end_turn'))).toBe(false)
    expect(reavers(choice('stop'), asked<ReaversView>('reroll'))).toBe(true)
    expect(reavers(choice('stop'), asked<ReaversView>('subdue'))).toBe(false)
  })

  it('of a game from elsewhere: none', () => {
    expect(plain.places(choice('row'), asked('row'))).toBe(false)
  })
})
