/** Bots by name: what the hall is asked for, and what people read. */

import { render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BotInfo } from '../src/api/types'
import { botName, bots, levelName, levelText } from '../src/lib/bots.svelte'
import { words } from '../src/lib/words.svelte'
import LevelSelect from '../src/things/LevelSelect.svelte'
import Strength from '../src/things/Strength.svelte'

function level(name: string, shields: number, more: Partial<BotInfo> = {}): BotInfo {
  return {
    name,
    title: name,
    text: '',
    shields,
    seconds: 0.01,
    usual: false,
    characters: shields > 0,
    ratings: {},
    ...more,
  }
}

// jsdom knows no media; imports come first, so the stand-in has to come before them.
vi.hoisted(() => {
  globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never
})

const TOLD = [
  level('thrall', 1),
  level('huscarl', 2),
  level('king', 3, { seconds: 0.4, usual: true }),
  level('random', 0, { seconds: 0 }),
  level('greedy', 0, { title: 'Greedy', text: 'takes all', seconds: 1 }),
]

beforeEach(async () => {
  localStorage.clear()
  bots.levels = TOLD
  await words.speak('en')
})

describe('a bot', () => {
  it('is asked for with a character where it can have one', () => {
    expect(bots.asked('huscarl', 'any')).toBe('huscarl:any')
    expect(bots.asked('huscarl', 'trader')).toBe('huscarl:trader')
    expect(bots.asked('huscarl', 'none')).toBe('huscarl')
    expect(bots.asked('random', 'trader')).toBe('random')
    expect(bots.asked('', 'any')).toBeNull()
    bots.levels = []
    expect(bots.asked('huscarl', 'any')).toBe('huscarl')
  })

  it('is called by level and character, in the language', async () => {
    expect(botName('huscarl:carver')).toBe('Huscarl, rune carver')
    expect(botName('random')).toBe('Fledgling')
    expect([levelName('greedy'), levelText('greedy')]).toEqual(['Greedy', 'takes all'])
    await words.speak('pl')
    expect(botName('king:trader')).toBe('Król, kupiec')
  })

  it('that was liked is kept, unless the hall no longer has it', () => {
    bots.liked = 'thrall'
    expect([bots.liked, localStorage.getItem('meadhall.level')]).toEqual(['thrall', 'thrall'])
    bots.liked = 'gone'
    expect(bots.liked).toBe('king')
  })
})

describe('levels', () => {
  it('are asked of the hall once, and again where it could not be reached', async () => {
    bots.levels = []
    const hall = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('no way'))
      .mockImplementation(() => Promise.resolve(new Response(JSON.stringify(TOLD))))
    vi.stubGlobal('fetch', hall)
    await bots.meet()
    expect(bots.levels).toEqual([])
    await bots.meet()
    await bots.meet()
    expect(bots.levels).toEqual(TOLD)
    expect(hall).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  })

  it('stand in groups, the usual one chosen', () => {
    render(LevelSelect, { value: '', label: 'strength', onchoose: () => undefined })
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('king')
    const groups = screen.getAllByRole('group').map((it) => it.getAttribute('label'))
    expect(groups).toEqual(['Levels', 'Without a net', 'Installed'])
  })

  it('show their shields and their time', () => {
    render(Strength, { level: 'king' })
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('3 shields of 3')
    expect(screen.getByText(/up to 0.4 s/)).toBeTruthy()
    render(Strength, { level: 'random' })
    expect(screen.getByText('at once')).toBeTruthy()
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })
})
