/** Each game in five minutes, and rules that are quoted: all words, and a component each. */

import { render } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined }) as unknown as MediaQueryList
})

import Champions from '../src/books/pictures/Champions.svelte'
import Reavers from '../src/books/pictures/Reavers.svelte'
import Valhalla from '../src/books/pictures/Valhalla.svelte'
import { primerIn, PRIMERS } from '../src/books/primer'
import { quotes, spoken } from '../src/books/quotes.svelte'

describe('a game in five minutes', () => {
  it.each(['en', 'pl', 'fr', 'pseudo'] as const)('has all its words in %s', async (language) => {
    const say = await primerIn(language)
    for (const [game, { steps, scores }] of Object.entries(PRIMERS)) {
      const keys = [
        'primer-minutes',
        `${game}-aim`,
        ...steps.flatMap(({ name }) => [`${game}-${name}`, `${game}-${name}.text`]),
        ...scores.map((name) => `${game}-score_${name}`),
      ]
      expect(keys.filter((key) => say(key) === key)).toEqual([])
    }
    expect(say('primer-course', { game: 'valhalla' })).not.toBe(
      say('primer-course', { game: 'champions' }),
    )
  })
})

describe('pictures', () => {
  const games = { champions: Champions, reavers: Reavers, valhalla: Valhalla }
  it.each(Object.entries(games))('of %s: one for each step, each another', (game, Picture) => {
    const { steps, scores } = PRIMERS[game as keyof typeof games]
    const names = [...steps.map(({ name }) => name), ...scores.map((name) => `score_${name}`)]
    const drawn = names.map((step) => render(Picture, { step }).container.innerHTML)
    expect(new Set(drawn).size).toBe(names.length)
    for (const html of drawn) expect(html).toMatch(/<path|<g/)
  })
})

describe('quotes', () => {
  it('come with the book of the rule, which is sent for once', async () => {
    const rule = { id: 'CM-GEN-01', text: '**Two** to `four`. [rulebook]' }
    const answer = { sections: [{ rules: [rule] }], glossary: [] }
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(answer))))
    vi.stubGlobal('fetch', fetched)
    expect(quotes.of('XX-NONE-01')).toBe('')
    expect(quotes.of('CM-GEN-01')).toBe('')
    expect(quotes.of('CM-GEN-02')).toBe('')
    await vi.waitFor(() => expect(quotes.of('CM-GEN-01')).toBe('Two to four.'))
    expect(fetched).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })

  it('are without marks', () => {
    expect(spoken('**A** `b` [c] d')).toBe('A b [c] d')
  })
})
