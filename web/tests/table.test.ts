/** The table's own memory, with a hall that is played by the test. */

import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined }) as unknown as MediaQueryList
})

interface Said {
  asked: { type: string; version?: number; options?: number[] }
  request: string
  done: (answer: unknown) => void
  failed: (error: Error) => void
}
const hall = vi.hoisted(() => ({
  said: [] as Said[],
  hearing: null as unknown as Hearing,
}))

vi.mock('../src/api/live', async (original) => {
  const real = await original<typeof import('../src/api/live')>()
  class FakeLive {
    constructor(...given: unknown[]) {
      hall.hearing = given[4] as Hearing
    }
    open(): void {
      hall.hearing.line('live', '', null)
    }
    close(): void {}
    look(): void {}
    ask(asked: Said['asked'], request = 'new'): Promise<unknown> {
      return new Promise((done, failed) => hall.said.push({ asked, request, done, failed }))
    }
  }
  return { ...real, Live: FakeLive }
})

import { Refused } from '../src/api/http'
import { Live, type Hearing } from '../src/api/live'
import type { EventInfo, Fresh, GameView, TableInfo } from '../src/api/types'
import { prefs } from '../src/lib/prefs.svelte'
import { words } from '../src/lib/words.svelte'
import { pseudo } from '../src/lib/pseudo'
import { choicesOf, findChoice, type Choice } from '../src/table/choice'
import { Chain } from '../src/table/chain.svelte'
import { clockText, leftNow } from '../src/table/clocks'
import { remember, remembered } from '../src/table/draft'
import { bytesOf } from '../src/table/push'
import { sagaOf, sinceOwn, type LogLine } from '../src/table/saga'
import { Table } from '../src/table/table.svelte'

const SEAT = 1

/** A view with these options; those below 10 are parts of a compound choice. */
function fresh(version: number, options: number[], number = version): Fresh {
  const asked = options.map((id) => ({ id, verb: 'take', args: { thing: `t${id}` } }))
  const view = { version, asked: [], decision: { options: asked, closed: [] } } as unknown
  const told = options.map((id) => ({
    ...{ id, text: `Take ${id}`, about: '', rule: '', final: id > 90, again: id < 10 },
  }))
  const undo = version > 0 ? '' : 'There is nothing to undo.'
  return {
    ...{ number, version, status: 'playing', seat: SEAT, undo: null },
    view: view as GameView,
    told: { question: 'Which?', waiting: '', options: told, closed: [], undo },
  }
}

function event(number: number, seat: number | null, kind = 'choice', more = {}): EventInfo {
  const told = kind === 'chat' ? [] : [`${kind} ${number}`]
  return { number, kind, seat, at: 0, version: number, events: [], data: {}, told, ...more }
}

const INFO = { id: 't', game: 'champions', status: 'playing', seats: [], clock: null } as unknown

let odds: unknown[] = []
let events: EventInfo[] = []
const requests: string[] = []
const tables: Table[] = []

function answering(path: string): unknown {
  if (path.includes('/odds')) return { odds }
  if (path.includes('/events')) return { events }
  if (path.includes('/words')) return { names: { 'space-market': 'Market' }, about: {}, rules: {} }
  if (path.includes('/components')) return {}
  return INFO
}

beforeEach(() => {
  hall.said = []
  odds = []
  events = []
  requests.length = 0
  sessionStorage.clear()
  vi.stubGlobal('fetch', (path: string, asking: RequestInit) => {
    requests.push(`${path} ${String(asking.body ?? '')}`)
    return Promise.resolve(new Response(JSON.stringify(answering(path))))
  })
})

afterEach(() => {
  for (const table of tables.splice(0)) table.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function joined(): Promise<Table> {
  const table = new Table('t', 'key', SEAT)
  tables.push(table)
  await table.join()
  return table
}

async function sit(first: Fresh): Promise<Table> {
  const table = await joined()
  hall.hearing.welcome(INFO as TableInfo, first, null)
  await settled()
  return table
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve()
  await new Promise((done) => setTimeout(done))
  flushSync()
}

function pick(table: Table, id: number): Choice {
  const found = table.choices.find((it) => it.id === id)
  if (!found) throw new Error(`no option ${id} among ${table.choices.map((it) => it.id).join()}`)
  return found
}

function last(): Said {
  const said = hall.said.at(-1)
  if (!said) throw new Error('nothing was asked of the hall')
  return said
}

async function gather(table: Table, id: number, then: Fresh): Promise<void> {
  const choosing = table.choose(pick(table, id))
  last().done({ type: 'tried', request: '', fresh: then })
  await choosing
}

describe('choosing', () => {
  it('sends a plain choice at once and waits for the event it makes', async () => {
    const table = await sit(fresh(4, [20, 95]))
    const choosing = table.choose(pick(table, 20))
    expect(last().asked).toEqual({ type: 'choose', version: 4, options: [20] })
    last().done({ type: 'done', request: '', version: 5, number: 5, again: false })
    await settled()
    expect(table.busy).toBe(true)
    hall.hearing.event(event(5, SEAT), fresh(5, [30]))
    await choosing
    expect(table.busy).toBe(false)
    expect(table.open.map((it) => it.id)).toEqual([30])
  })

  it('gathers parts with try and sends them all in one request', async () => {
    const table = await sit(fresh(4, [1, 2, 50]))
    await gather(table, 1, fresh(4, [2, 50]))
    expect(table.draft).toEqual([1])
    expect(table.question).toBe('4.1')
    expect(table.open.map((it) => it.id)).toEqual([2, 50])
    await gather(table, 2, fresh(4, [50]))
    void table.choose(pick(table, 50))
    expect(last().asked).toEqual({ type: 'choose', version: 4, options: [1, 2, 50] })
  })

  it('takes back the last part, then the draft, then the last choice', async () => {
    const table = await sit(fresh(4, [1, 2, 50]))
    await gather(table, 1, fresh(4, [2, 50]))
    await gather(table, 2, fresh(4, [50]))
    const one = table.undo()
    expect(last().asked).toEqual({ type: 'try', version: 4, options: [1] })
    last().done({ type: 'tried', request: '', fresh: fresh(4, [2, 50]) })
    await one
    const asked = hall.said.length
    await table.undo()
    expect(table.draft).toEqual([])
    expect(table.tried).toBeNull()
    expect(hall.said).toHaveLength(asked)
    void table.undo()
    expect(last().asked).toEqual({ type: 'undo', version: 4 })
  })

  it('asks for no undo that the hall would refuse', async () => {
    const table = await sit(fresh(0, [20]))
    await table.undo()
    expect(hall.said).toEqual([])
    expect(table.whyNoUndo).toBe('There is nothing to undo.')
  })

  it('shows how the table is now when the choice was stale', async () => {
    const table = await sit(fresh(4, [1, 20]))
    await gather(table, 1, fresh(4, [20]))
    const choosing = table.choose(pick(table, 20))
    const now = fresh(6, [40])
    last().failed(new Refused({ code: 'stale', message: 'moved on', fresh: now }))
    await choosing
    expect(table.fresh?.version).toBe(6)
    expect(table.draft).toEqual([])
    expect(table.refused).not.toBe('')
    expect(remembered('t')).toBeNull()
    expect(table.open.map((it) => it.id)).toEqual([40])
  })

  it('lets nothing be chosen while a choice is on its way', async () => {
    const table = await sit(fresh(4, [20, 21]))
    void table.choose(pick(table, 20))
    void table.choose(pick(table, 21))
    expect(hall.said).toHaveLength(1)
  })

  it('takes the draft up again when others moved and the same is still asked', async () => {
    const table = await sit(fresh(4, [1, 20]))
    await gather(table, 1, fresh(4, [20]))
    hall.hearing.event(event(5, 0), fresh(5, [1, 20]))
    await settled()
    expect(last().asked).toEqual({ type: 'try', version: 5, options: [1] })
  })

  it('drops the draft when something else is asked', async () => {
    const table = await sit(fresh(4, [1, 20]))
    await gather(table, 1, fresh(4, [20]))
    hall.hearing.event(event(5, 0), fresh(5, [60]))
    await settled()
    expect(table.draft).toEqual([])
    expect(hall.said).toHaveLength(1)
  })
})

describe('after a reload', () => {
  it('goes on gathering where it was', async () => {
    remember('t', { version: 4, options: [1, 2], request: null })
    const table = await sit(fresh(4, [1, 2, 50]))
    expect(last().asked).toEqual({ type: 'try', version: 4, options: [1, 2] })
    last().done({ type: 'tried', request: '', fresh: fresh(4, [50]) })
    await settled()
    expect(table.draft).toEqual([1, 2])
  })

  it('says again, under the same name, what may not have been heard', async () => {
    remember('t', { version: 4, options: [20], request: 'kept-name' })
    await sit(fresh(4, [20]))
    expect(last()).toMatchObject({
      asked: { type: 'choose', version: 4, options: [20] },
      request: 'kept-name',
    })
  })

  it('forgets a draft for an older question', async () => {
    remember('t', { version: 3, options: [1], request: null })
    const table = await sit(fresh(4, [1]))
    expect(hall.said).toEqual([])
    expect(table.draft).toEqual([])
    expect(remembered('t')).toBeNull()
  })
})

describe('what is heard', () => {
  it('keeps lines that came while the older ones were read', async () => {
    events = [event(1, 0), event(2, SEAT)]
    const table = await joined()
    hall.hearing.welcome(INFO as TableInfo, fresh(2, [20]), null)
    hall.hearing.event(event(3, 0), fresh(3, [20]))
    await settled()
    expect(table.log.map((line) => line.number)).toEqual([1, 2, 3])
  })

  it('notes each event once and counts unread words of others', async () => {
    const table = await sit(fresh(4, [20]))
    const said = event(5, 0, 'chat', { data: { name: 'Bo', text: 'Skål' } })
    hall.hearing.event(said, fresh(4, [20], 5))
    hall.hearing.event(said, fresh(4, [20], 5))
    expect(table.chat).toHaveLength(1)
    expect(table.unread).toBe(1)
    expect(table.announcer.lines.at(-1)?.text).toBe('Bo: Skål')
    table.chatRead = 5
    expect(table.unread).toBe(0)
  })

  it('tells ears what others did, not what one did oneself', async () => {
    const table = await sit(fresh(4, [20]))
    hall.hearing.event(event(5, SEAT), fresh(5, [20]))
    hall.hearing.event(event(6, 0), fresh(6, [20]))
    expect(table.announcer.lines.map((line) => line.text)).toEqual(['choice 6'])
  })

  it('makes buttons only of what nothing on the board stands for', async () => {
    const table = await sit(fresh(4, [20, 95]))
    const leave = table.place(20)
    expect(table.unplaced.map((it) => it.id)).toEqual([95])
    leave()
    expect(table.unplaced.map((it) => it.id)).toEqual([20, 95])
  })

  it('names things, and falls back to their ids', async () => {
    const table = await sit(fresh(4, [20]))
    expect(table.name('space', 'market')).toBe('Market')
    expect(table.name('space', 'worker_huts')).toBe('worker huts')
  })
})

describe('odds', () => {
  it('are asked once for a draft that has come to rest', async () => {
    const table = await sit(fresh(4, [1, 2, 50]))
    odds = [{ about: 'troll', text: 'About 60 percent.', percent: 60, number: null, exact: true }]
    await gather(table, 1, fresh(4, [2, 50]))
    await gather(table, 2, fresh(4, [50]))
    await vi.waitFor(() => expect(table.oddsOf('troll')?.percent).toBe(60))
    const asked = requests.filter((it) => it.includes('/odds'))
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('"options":[1,2]')
  })

  it('are silent when the hall refuses, and dropped when nothing is asked', async () => {
    const table = await sit(fresh(4, [20]))
    odds = [{ about: 'win', text: '', percent: 5, number: null, exact: false }]
    await vi.waitFor(() => expect(table.odds).toHaveLength(1))
    const waiting = fresh(5, [])
    if (waiting.view) waiting.view.decision = null
    hall.hearing.fresh(waiting)
    expect(table.odds).toEqual([])
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no net')))
    hall.hearing.fresh(fresh(6, [20]))
    await new Promise((done) => setTimeout(done, 300))
    expect(table.odds).toEqual([])
    expect(table.refused).toBe('')
  })
})

describe("others' turns", () => {
  function chain(): { chain: Chain; shown: number[] } {
    const shown: number[] = []
    return { chain: new Chain((it) => void shown.push(it.version)), shown }
  }

  beforeEach(() => {
    vi.useFakeTimers()
    prefs.motionChoice = 'on'
  })
  afterEach(() => {
    prefs.motionChoice = 'system'
  })

  it('play one after another', async () => {
    const it = chain()
    it.chain.add(event(1, 0), fresh(1, []), false)
    it.chain.add(event(2, 2), fresh(2, []), false)
    expect(it.shown).toEqual([1])
    expect(it.chain.told).toEqual(['choice 1'])
    await vi.advanceTimersByTimeAsync(2500)
    expect(it.shown).toEqual([1, 2])
    await vi.advanceTimersByTimeAsync(2500)
    expect(it.chain.playing).toBe(false)
  })

  it('are skipped to the last of them, and stay skipped', async () => {
    const it = chain()
    for (const number of [1, 2, 3]) it.chain.add(event(number, 0), fresh(number, []), false)
    it.chain.skip()
    expect(it.shown).toEqual([1, 3])
    expect(it.chain.playing).toBe(false)
    await vi.advanceTimersByTimeAsync(9000)
    expect(it.shown).toEqual([1, 3])
  })

  it('end at once with a choice of one’s own', () => {
    const it = chain()
    it.chain.add(event(1, 0), fresh(1, []), false)
    it.chain.add(event(2, SEAT), fresh(2, []), true)
    expect(it.shown).toEqual([1, 2])
    expect(it.chain.playing).toBe(false)
    expect(it.chain.seen).toEqual([])
  })

  it('say all that came before the state that shows it', () => {
    const it = chain()
    it.chain.add(event(1, 0), null, false)
    it.chain.add(event(2, 0), fresh(2, []), false)
    expect(it.chain.told).toEqual(['choice 1', 'choice 2'])
  })

  it('can be shown again', async () => {
    const it = chain()
    it.chain.add(event(1, 0), fresh(1, []), false)
    it.chain.add(event(2, 0), fresh(2, []), false)
    await vi.advanceTimersByTimeAsync(9000)
    it.chain.replay()
    expect(it.chain.playing).toBe(true)
    await vi.advanceTimersByTimeAsync(9000)
    expect(it.shown).toEqual([1, 2, 1, 2])
  })

  it('hide the options until they are over', async () => {
    vi.useRealTimers()
    const table = await sit(fresh(4, [20]))
    hall.hearing.event(event(5, 0), fresh(5, [30]))
    expect(table.choices).toEqual([])
    expect(table.canUndo).toBe(false)
    table.chain.skip()
    expect(table.open.map((it) => it.id)).toEqual([30])
  })
})

describe('choices', () => {
  const asked = {
    options: [{ id: 3, verb: 'place', args: { space: 'market' } }],
    closed: [{ id: 4, verb: 'place', args: { space: 'huts' }, rule: 'CM-PLACE-25' }],
  }

  it('are told in the order of the view, the open ones first', () => {
    const option = {
      id: 3,
      text: 'To the market',
      about: 'Trade.',
      rule: 'R',
      final: true,
      again: false,
    }
    const closed = { id: 4, text: 'To the huts', why: 'No coins.', rule: 'CM-PLACE-25' }
    const told = { question: '', waiting: '', options: [option], closed: [closed], undo: '' }
    const [open, shut] = choicesOf(asked, told)
    expect(open).toMatchObject({ text: 'To the market', open: true, final: true, why: '' })
    expect(shut).toMatchObject({
      text: 'To the huts',
      open: false,
      why: 'No coins.',
      rule: 'CM-PLACE-25',
    })
  })

  it('are found by verb and arguments, and are none where nothing is asked', () => {
    const all = choicesOf(asked, null)
    expect(findChoice(all, 'place', { space: 'huts' })?.id).toBe(4)
    expect(findChoice(all, 'place', { space: 'skald' })).toBeUndefined()
    expect(findChoice(all, 'take')).toBeUndefined()
    expect(choicesOf(null, null)).toEqual([])
  })
})

describe('the saga', () => {
  const line = (version: number, seat = 0, kind = 'choice', to?: number): LogLine => ({
    ...{ number: version, kind, seat, version, text: String(version), to },
  })
  const voided = (log: LogLine[]): number[] =>
    sagaOf(log).flatMap((it) => (it.void ? [it.version] : []))

  it('marks what was taken back', () => {
    expect(voided([line(1), line(2), line(3), line(4, 0, 'undo', 1), line(5)])).toEqual([2, 3])
  })

  it('unmarks what a later going back has restored', () => {
    const log = [line(1), line(2), line(3), line(4, 0, 'undo', 1), line(5), line(6, 0, 'rewind', 3)]
    expect(voided(log)).toEqual([4, 5])
  })

  it('tells what happened since one’s own last choice', () => {
    const log = [line(1), line(2, SEAT), line(3), line(4)]
    expect(sinceOwn(log, SEAT).map((it) => it.version)).toEqual([3, 4])
    expect(sinceOwn(log, 5)).toHaveLength(4)
  })
})

describe('clocks', () => {
  it('run only while somebody is asked', () => {
    expect(leftNow(60, true, 1000, 11_000)).toBe(50)
    expect(leftNow(60, false, 1000, 11_000)).toBe(60)
  })

  it('read like clocks', () => {
    expect(clockText(75)).toBe('1:15')
    expect(clockText(3661)).toBe('1:01:01')
    expect(clockText(0)).toBe('0:00')
    expect(clockText(-5)).toBe('−0:05')
  })
})

describe('words', () => {
  it('fall back to English and then to the key', async () => {
    await words.speak('pseudo')
    expect(words.say('prompt-undo')).not.toBe('Undo')
    expect(words.say('prompt-undo')).toHaveLength('Undo'.length)
    await words.speak('en')
    expect(words.say('prompt-undo')).toBe('Undo')
    expect(words.say('no-such_key')).toBe('no-such_key')
  })

  it('keep keys, terms, arguments and selectors of the odd language', () => {
    const text = [
      '# Note',
      'key = Undo { $n } now',
      'many =',
      '    { $n ->',
      '        [one] one',
      '       *[other] { $n } more',
      '    }',
    ].join('\n')
    const odd = pseudo(text).split('\n')
    expect(odd[0]).toBe('# Note')
    expect(odd[1]).toMatch(/^key = [^U].* \{ \$n \} ñøŵ$/)
    expect(odd[3]).toBe('    { $n ->')
    expect(odd[4]).toBe('        [one] øñé')
    expect(odd[5]).toContain('*[other] { $n } ')
  })
})

describe('push', () => {
  it('reads keys as they stand in addresses', () => {
    expect([...bytesOf('-_8A')]).toEqual([251, 255, 0])
  })
})

it('plays with the fake line, not with a real one', () => {
  expect(Live.name).toBe('FakeLive')
})
