/** The hall's lists over a socket that is played by the test, and without it. */

import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lists, withKept } from '../src/api/lists.svelte'
import type { KeptTable, TableLine } from '../src/api/types'

class FakeSocket {
  static all: FakeSocket[] = []
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly address: URL) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.onclose?.()
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function line(id: string): TableLine {
  return { id, seats: [], status: 'playing', changed_at: 0 } as unknown as TableLine
}

function kept(id: string, seat: number | null, asked = false): KeptTable {
  const role = seat === null ? 'host' : 'seat'
  return { table: line(id), seat, role, asked, asked_at: null }
}

let asked: string[] = []
let stop: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  asked = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const found = path.includes('people') ? [kept('polled', 0)] : [line('open')]
    return Promise.resolve(new Response(JSON.stringify(found)))
  })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begin(): Lists {
  const lists = new Lists('secret', true)
  stop = lists.start()
  return lists
}

function socket(): FakeSocket {
  return FakeSocket.all.at(-1) as FakeSocket
}

describe('lists', () => {
  it('come over the socket and are never polled while it is up', async () => {
    const lists = begin()
    expect(String(socket().address)).toMatch(/^ws:.*\/api\/people\/me\/live$/)
    socket().onopen?.()
    expect(socket().sent[0]).toEqual({ type: 'hello', key: 'secret', public: true })
    socket().says({ type: 'welcome', kept: [kept('a', 0)], listed: [line('b')] })
    socket().says({ type: 'kept', kept: kept('a', 0, true) })
    socket().says({ type: 'listed', line: line('c') })
    await vi.advanceTimersByTimeAsync(120_000)
    flushSync()
    expect(lists.kept.map((it) => it.asked)).toEqual([true])
    expect(lists.listed.map((it) => it.id)).toEqual(['c', 'b'])
    expect(asked).toEqual([])
  })

  it('are read over HTTP while the socket is down, and come back to it', async () => {
    const lists = begin()
    await vi.advanceTimersByTimeAsync(1_600)
    expect(lists.kept.map((it) => it.table.id)).toEqual(['polled'])
    expect(asked).toHaveLength(2)
    socket().close()
    await vi.advanceTimersByTimeAsync(45_000)
    expect(asked.length).toBeGreaterThan(4)
    expect(FakeSocket.all.length).toBeGreaterThan(1)
    socket().says({ type: 'welcome', kept: [], listed: [] })
    expect(lists.kept).toEqual([])
    const before = asked.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(before)
  })

  it('know a table anew in all one is there', () => {
    const changed = { ...kept('a', 1), table: { ...line('a'), changed_at: 9 } }
    const list = withKept([kept('a', null), kept('a', 1), kept('b', 0)], changed)
    expect(list.map((it) => it.seat)).toEqual([1, null, 0])
    expect(list.map((it) => it.table.changed_at)).toEqual([9, 9, 0])
  })
})
