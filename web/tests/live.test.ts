/** The line to the hall, with a socket that is played by the test. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '../src/api/http'
import { Live, type Asked, type Hearing } from '../src/api/live'

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null

  constructor(readonly address: URL) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  // What the other side does.
  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  breaks(code = 1006, reason = ''): void {
    this.readyState = 3
    this.onclose?.({ code, reason })
  }
}

const FRESH = { number: 7 }
const WELCOME = { type: 'welcome', stream: 's', table: {}, missed: null, fresh: FRESH, chat: [] }
const lines: [string, number | null][] = []
const hearing: Hearing = {
  line: (state, _why, retryAt) => void lines.push([state, retryAt]),
  welcome: vi.fn(),
  event: vi.fn(),
  fresh: vi.fn(),
  presence: vi.fn(),
  chat: vi.fn(),
}
let live: Live

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  lines.length = 0
  live = new Live('abc', 'secret', 1, 'en', hearing)
  live.open()
})

afterEach(() => {
  live.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function socket(): FakeSocket {
  return FakeSocket.all.at(-1) as FakeSocket
}

function welcomed(): FakeSocket {
  const it = socket()
  it.opens()
  it.says(WELCOME)
  return it
}

const CHOOSE: Asked = { type: 'choose', version: 4, options: [2] }

describe('the line', () => {
  it('carries the key in the first message, never in the address', () => {
    const it = welcomed()
    expect(String(it.address)).toMatch(/^ws:.*\/api\/tables\/abc\/live$/)
    expect(it.sent[0]).toMatchObject({ type: 'hello', key: 'secret', seat: 1, since: null })
    expect(lines.map(([state]) => state)).toEqual(['connecting', 'live'])
  })

  it('comes back by itself, says when, and asks for what it missed', async () => {
    welcomed().breaks()
    const [state, retryAt] = lines.at(-1) ?? []
    expect(state).toBe('reconnecting')
    expect(retryAt).toBeGreaterThan(Date.now())
    await vi.advanceTimersByTimeAsync(1000)
    expect(FakeSocket.all).toHaveLength(2)
    socket().opens()
    expect(socket().sent[0]).toMatchObject({ type: 'hello', since: 7, stream: 's' })
  })

  it('waits longer after each failure, and not at all when the net is back', async () => {
    welcomed().breaks()
    for (let failure = 0; failure < 5; failure++) {
      await vi.advanceTimersByTimeAsync(15_000)
      socket().breaks()
    }
    const tries = FakeSocket.all.length
    await vi.advanceTimersByTimeAsync(1000)
    expect(FakeSocket.all).toHaveLength(tries)
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(tries + 1)
  })

  it.each([4401, 4403, 4404])('does not come back after %i', async (code) => {
    welcomed().breaks(code, 'unknown_key')
    expect(lines.at(-1)?.[0]).toBe('gone')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('is gone when the hall refuses the hello', () => {
    const it = socket()
    it.opens()
    it.says({ type: 'refused', request: null, error: { code: 'unknown_key', message: 'no' } })
    expect(lines.at(-1)?.[0]).toBe('gone')
  })

  it('is dead when it stays quiet, although nobody said so', async () => {
    welcomed()
    await vi.advanceTimersByTimeAsync(26_000)
    expect(lines.at(-1)?.[0]).toBe('reconnecting')
  })

  it('lives as long as it answers', async () => {
    const it = welcomed()
    for (let times = 0; times < 4; times++) {
      await vi.advanceTimersByTimeAsync(20_000)
      it.says({ type: 'pong' })
    }
    expect(lines.at(-1)?.[0]).toBe('live')
    expect(it.sent.filter((sent) => sent.type === 'ping')).toHaveLength(4)
  })
})

describe('a request', () => {
  it('is answered', async () => {
    const it = welcomed()
    const asking = live.ask(CHOOSE)
    const request = it.sent.at(-1)?.request
    it.says({ type: 'done', request, version: 5, number: 8, again: false })
    await expect(asking).resolves.toMatchObject({ version: 5 })
  })

  it('is said again under the same name when the line broke before the answer', async () => {
    const before = welcomed()
    const asking = live.ask(CHOOSE)
    const request = before.sent.at(-1)?.request
    before.breaks()
    await vi.advanceTimersByTimeAsync(1000)
    const after = welcomed()
    expect(after).not.toBe(before)
    expect(after.sent.at(-1)).toEqual({ ...CHOOSE, request })
    after.says({ type: 'done', request, version: 5, number: 8, again: true })
    await expect(asking).resolves.toMatchObject({ again: true })
  })

  it('is kept while there is no line', async () => {
    welcomed().breaks()
    // Nobody answers before the test leaves.
    live.ask(CHOOSE, 'mine').catch(() => undefined)
    await vi.advanceTimersByTimeAsync(1000)
    expect(welcomed().sent.at(-1)).toEqual({ ...CHOOSE, request: 'mine' })
  })

  it('is refused in words', async () => {
    const it = welcomed()
    const asking = live.ask(CHOOSE, 'mine')
    it.says({ type: 'refused', request: 'mine', error: { code: 'stale', message: 'moved on' } })
    await expect(asking).rejects.toMatchObject({ code: 'stale' })
    await expect(asking).rejects.toBeInstanceOf(Refused)
  })

  it('is said again after a while when it was too much at once', async () => {
    const it = welcomed()
    // Nobody answers before the test leaves.
    live.ask(CHOOSE, 'mine').catch(() => undefined)
    const error = { code: 'rate_limited', message: 'wait', retry_after: 2 }
    it.says({ type: 'refused', request: null, error })
    const sent = it.sent.length
    await vi.advanceTimersByTimeAsync(1900)
    expect(it.sent).toHaveLength(sent)
    await vi.advanceTimersByTimeAsync(200)
    expect(it.sent.at(-1)).toMatchObject({ request: 'mine' })
  })

  it('fails when one leaves', async () => {
    welcomed()
    const asking = live.ask(CHOOSE)
    live.close()
    await expect(asking).rejects.toMatchObject({ code: 'left' })
  })
})
