import { createHash, webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableInfo } from '../src/api/types'
import { openWord, spoken } from '../src/table/sealed'

const asked = vi.hoisted(() => [] as unknown[])
vi.mock('../src/api/http', () => ({
  ask: (...what: unknown[]) => Promise.resolve(void asked.push(what)),
}))

function gathering(seal: string | null, more: Partial<TableInfo> = {}): TableInfo {
  const seats = [
    { seat: 0, seal: null, word: '' },
    { seat: 1, seal, word: null },
  ]
  return { id: 'tab', status: 'gathering', words_fixed: true, seats, ...more } as TableInfo
}

beforeEach(() => vi.stubGlobal('crypto', webcrypto))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  asked.length = 0
})

describe('a word under seal', () => {
  it('shows its fingerprint first and itself when all words are fixed', async () => {
    const said = await spoken('tab', 1, ' mjød ')
    expect(Object.keys(said)).toEqual(['seal'])
    const { seal } = said as { seal: string }
    expect(await openWord(gathering(seal, { words_fixed: false }), 1, 'key')).toBe(false)
    expect(await openWord(gathering('0'.repeat(64)), 1, 'key')).toBe(false)
    expect(asked).toEqual([])
    expect(await openWord(gathering(seal), 1, 'key')).toBe(true)
    const [path, { body, key }] = asked[0] as [string, { body: { word: string }; key: string }]
    expect([path, key]).toEqual(['/api/tables/tab/word', 'key'])
    expect(body.word).toMatch(/^mjød [0-9a-f]{32}$/)
    expect(createHash('sha256').update(body.word).digest('hex')).toBe(seal)
  })

  it('is never the same twice, and fits into what the hall takes', async () => {
    const two = [await spoken('tab', 1, 'x'), await spoken('tab', 1, 'x')]
    expect(two[0]).not.toEqual(two[1])
    await spoken('tab', 1, 'å'.repeat(200))
    expect(localStorage.getItem('meadhall.word.tab.1')?.length).toBeLessThanOrEqual(200)
  })

  it('is said openly where the browser cannot hash', async () => {
    vi.stubGlobal('crypto', {})
    expect(await spoken('tab', 1, 'mjød')).toEqual({ word: 'mjød' })
  })
})
