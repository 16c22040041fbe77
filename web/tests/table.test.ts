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
import { linesOf } from '../src/table/beats'
import { choicesOf, findChoice, type Choice } from '../src/table/choice'
import { Chain } from '../src/table/chain.svelte'
import { clockText, leftNow } from '../src/table/clocks'
import { remember, remembered } from '../src/table/draft'
import { bytesOf } from '../src/table/push'
import { counted, sagaOf, sinceOwn, type LogLine } from '../src/table/saga'
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
  const told = [`${kind} ${number}`]
  return {
    number,
    kind,
    seat,
    at: 0,
    version: number,
    events: [],
    data: {},
    told,
    scenes: [],
    ...more,
  }
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
  hall.hearing.welcome(INFO as TableInfo, first, null, [])
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
  it('sends a plain choice at once; its answer comes behind the event it makes', async () => {
    const table = await sit(fresh(4, [20, 95]))
    const choosing = table.choose(pick(table, 20))
    expect(last().asked).toEqual({ type: 'choose', version: 4, options: [20] })
    hall.hearing.event(event(5, SEAT), fresh(5, [30]))
    await settled()
    expect(table.busy).toBe(true)
    last().done({ type: 'done', request: '', version: 5, number: 5, again: false })
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

  it('asks before what cannot be taken back, in a first game and where there is a choice', async () => {
    const table = await sit(fresh(5, [10, 91]))
    await table.choose(pick(table, 91))
    expect(table.doubted?.choice.id).toBe(91)
    expect(hall.said).toEqual([])
    // Something else was meant.
    void table.choose(pick(table, 10))
    expect(table.doubted).toBeNull()
    expect(last().asked.options).toEqual([10])
  })

  it('takes a second word for a yes', async () => {
    const table = await sit(fresh(5, [10, 91]))
    await table.choose(pick(table, 91))
    void table.choose(pick(table, 91))
    expect(last().asked).toMatchObject({ type: 'choose', options: [91] })
    expect(table.doubted).toBeNull()
  })

  it('asks of no one who has played, or who has nothing else to choose', async () => {
    const only = await sit(fresh(5, [91]))
    void only.choose(pick(only, 91))
    expect(last().asked.options).toEqual([91])
    prefs.asksFirst = false
    const table = await sit(fresh(6, [10, 92]))
    void table.choose(pick(table, 92))
    expect(last().asked.options).toEqual([92])
    // A doubt of the board's own is always told.
    const doubting = await sit(fresh(7, [10, 93]))
    await doubting.choose(pick(doubting, 10), 'Nobody is sent.')
    expect(doubting.doubted?.why).toBe('Nobody is sent.')
    prefs.asksFirst = true
  })

  it('sends an option and one it leads to as one choice', async () => {
    const table = await sit(fresh(5, [10]))
    void table.chooseBoth(pick(table, 10), (all) => findChoice(all, 'take', { thing: 't31' }))
    expect(last().asked).toMatchObject({ type: 'try', version: 5, options: [10] })
    last().done({ type: 'tried', fresh: fresh(5, [30, 31]) })
    await settled()
    expect(last().asked).toMatchObject({ type: 'choose', version: 5, options: [10, 31] })
  })

  it('sends the first of both where luck comes before the second', async () => {
    const table = await sit(fresh(5, [10]))
    void table.chooseBoth(pick(table, 10), (all) => findChoice(all, 'take', { thing: 't31' }))
    last().failed(new Refused({ code: 'after_luck', message: 'one after the other' }))
    await settled()
    expect(last().asked).toMatchObject({ type: 'choose', version: 5, options: [10] })
    expect(table.refused).toBe('')
  })

  it('asks a second word first where that has no way back, and takes it for a yes', async () => {
    const table = await sit(fresh(5, [10, 91]))
    const both = () => table.chooseBoth(pick(table, 91), () => undefined)
    const luckBetween = async () => {
      last().failed(new Refused({ code: 'after_luck', message: 'one after the other' }))
      await settled()
    }
    void both()
    await luckBetween()
    expect(table.doubted?.choice.id).toBe(91)
    expect(hall.said.map(({ asked }) => asked.type)).toEqual(['try'])
    expect(table.refused).toBe('')
    void both()
    await luckBetween()
    expect(last().asked).toMatchObject({ type: 'choose', version: 5, options: [91] })
    expect(table.doubted).toBeNull()
  })

  it('makes such a choice after a part that is being tried', async () => {
    const table = await sit(fresh(5, [1, 10]))
    const part = table.choose(pick(table, 1))
    void table.chooseBoth(pick(table, 10), (all) => findChoice(all, 'take', { thing: 't31' }))
    last().done({ type: 'tried', request: '', fresh: fresh(5, [10]) })
    await part
    expect(last().asked).toMatchObject({ type: 'try', version: 5, options: [1, 10] })
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
    hall.hearing.welcome(INFO as TableInfo, fresh(2, [20]), null, [])
    hall.hearing.event(event(3, 0), fresh(3, [20]))
    await settled()
    expect(table.saga.lines.map((line) => line.number)).toEqual([1, 2, 3])
  })

  it('shows the scenes of what the older lines, read late, hold already', async () => {
    const scenes = [
      { kind: 'round', first: 0, last: 0, title: '', result: 'r', seat: 0, won: null },
    ]
    const three = event(3, 0, 'choice', { events: [{ key: 'end', args: {} }], scenes })
    events = [event(1, 0), event(2, SEAT), three]
    const table = await joined()
    hall.hearing.welcome(INFO as TableInfo, fresh(2, [20]), null, [])
    await settled()
    expect(table.saga.lines.map((line) => line.number)).toEqual([1, 2])
    hall.hearing.event(three, fresh(3, [20]))
    await settled()
    expect(table.chain.scene?.scene?.result).toBe('r')
    expect(table.saga.lines.map((line) => line.number)).toEqual([1, 2, 3])
  })

  it('notes each line once and counts unread words of others', async () => {
    const table = await sit(fresh(4, [20]))
    const said = { number: 5, at: 0, seat: 0, name: 'Bo', text: 'Skål', removed: false }
    hall.hearing.chat(said)
    hall.hearing.chat(said)
    expect(table.talk.lines).toHaveLength(1)
    expect(table.talk.unread).toBe(1)
    expect(table.announcer.lines.at(-1)?.text).toBe('Bo: Skål')
    table.talk.read = 5
    expect(table.talk.unread).toBe(0)
  })

  it('forgets the words of a line the host removed, and says nothing of it', async () => {
    const table = await sit(fresh(4, [20]))
    hall.hearing.chat({ number: 1, at: 0, seat: 0, name: 'Bo', text: 'Rude', removed: false })
    hall.hearing.chat({ number: 1, at: 0, seat: 0, name: 'Bo', text: '', removed: true })
    expect(table.talk.lines.map((line) => [line.text, line.removed])).toEqual([['', true]])
    expect(table.talk.unread).toBe(0)
    expect(table.announcer.lines.map((line) => line.text)).toEqual(['Bo: Rude'])
  })

  it('tells ears what others did, not what one did oneself', async () => {
    const table = await sit(fresh(4, [20]))
    hall.hearing.event(event(5, SEAT), fresh(5, [20]))
    hall.hearing.event(event(6, 0), fresh(6, [20]))
    expect(table.announcer.lines.map((line) => line.text)).toEqual(['choice 6'])
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
    return { chain: new Chain({ show: (it) => void shown.push(it.version) }), shown }
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

  it('wait for nobody where a choice of one’s own brings about nothing more', () => {
    const it = chain()
    it.chain.add(event(2, SEAT), fresh(2, []), true)
    expect(it.shown).toEqual([2])
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
    hall.hearing.event(event(5, 0), fresh(5, []))
    hall.hearing.event(event(6, 0), fresh(6, [30]))
    expect(table.choices).toEqual([])
    expect(table.canUndo).toBe(false)
    table.chain.skip()
    expect(table.open.map((it) => it.id)).toEqual([30])
  })
})

describe('a click', () => {
  it('on a question that is there counts at once, whatever others did just now', async () => {
    prefs.motionChoice = 'on'
    const table = await sit(fresh(4, []))
    hall.hearing.event(event(5, 0), fresh(5, [30]))
    expect(table.open.map((it) => it.id)).toEqual([30])
    prefs.motionChoice = 'system'
  })

  it('that comes while a part is on its way is made after it', async () => {
    const table = await sit(fresh(4, [1, 20]))
    const part = pick(table, 1)
    void table.choose(part)
    void table.choose(part)
    await settled()
    expect(hall.said.map((it) => it.asked.options)).toEqual([[1]])
    hall.said[0]?.done({ type: 'tried', request: 'new', fresh: fresh(4, [1, 20]) })
    await settled()
    expect(hall.said.map((it) => it.asked.options)).toEqual([[1], [1, 1]])
  })

  it('on a question that is answered is none', async () => {
    const table = await sit(fresh(4, [20, 21]))
    void table.choose(pick(table, 20))
    await settled()
    expect(table.sending).toBe(true)
    void table.choose(pick(table, 21))
    hall.hearing.event(event(5, SEAT), fresh(5, [20, 21]))
    hall.said[0]?.done({ type: 'done', request: 'new', number: 5, version: 5 })
    await settled()
    expect(hall.said).toHaveLength(1)
    expect(table.sending).toBe(false)
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
    ...{ number: version, kind, seat, about: seat, version, text: String(version), to },
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

  it('counts equal lines in a row instead of repeating them', () => {
    const line = (number: number, text: string, seat = 1): LogLine => ({
      ...{ number, kind: 'choice', seat, about: seat, version: number, text },
    })
    const log = [line(1, 'wood'), line(2, 'wood'), line(3, 'wood', 2), line(4, 'food')]
    const told = counted(sagaOf(log)).map(({ text, times, number }) => [text, times, number])
    expect(told).toEqual([
      ['wood', 2, 2],
      ['wood', 1, 3],
      ['food', 1, 4],
    ])
  })

  it('tells in one line all that was taken back in a row', () => {
    const log = [line(1), line(2), line(3), line(4, 0, 'undo', 1), line(5)]
    expect(counted(sagaOf(log)).map(({ text }) => text)).toEqual(['1', '2 3', '5'])
    // A going back that all agreed on is news of its own.
    const together = [line(1), line(2), line(3, 0, 'rewind', 1)]
    expect(counted(sagaOf(together)).map(({ text }) => text)).toEqual(['1', '2', '3'])
  })

  it('knows whom each sentence is about, whoever chose', () => {
    const events = [
      { key: 'moved', args: { seat: 2 } },
      { key: 'gained', args: { seat: 0 } },
      { key: 'round', args: { round: 2 } },
    ]
    const told = ['The game begins.', 'Cleo moves.', 'Anna gains.', 'Round 2.']
    const lines = linesOf(event(7, SEAT, 'choice', { events, told }))
    expect(lines.map(({ about }) => about)).toEqual([SEAT, 2, 0, SEAT])
  })

  it('tells what came of one’s own last choice and happened since', () => {
    const log = [line(1), line(2, SEAT), line(3), line(4)]
    expect(sinceOwn(log, SEAT).map((it) => it.version)).toEqual([2, 3, 4])
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
