/**
 * The hall's lists, kept up to date by a socket: one's own tables, public ones. While the socket is
 * down they are read over HTTP now and then.
 */

import { ask, Refused } from './http'
import type {
  KeptMessage,
  KeptTable,
  ListedMessage,
  PersonWelcome,
  RefusalInfo,
  TableLine,
} from './types'

type Message =
  | PersonWelcome
  | KeptMessage
  | ListedMessage
  | { type: 'refused'; error: RefusalInfo }
  | { type: 'pong' }

const POLL_EVERY = 20_000
const PING_EVERY = 25_000
const SLOWEST = 30_000
/** So long the socket may take before the lists are read without it. */
const PATIENCE = 1_500

export class Lists {
  kept = $state.raw<KeptTable[]>([])
  listed = $state.raw<TableLine[]>([])
  /** Has anything been read yet? */
  read = $state(false)
  trouble = $state.raw<unknown>(null)
  #socket: WebSocket | null = null
  #live = false
  #left = false
  #tries = 0
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(
    readonly key: string | null,
    readonly open: boolean,
  ) {}

  /** Begin; what it gives back ends it. */
  start(): () => void {
    this.#connect()
    this.#timers.push(
      setTimeout(() => void this.#poll(), PATIENCE),
      setInterval(() => void this.#poll(), POLL_EVERY),
      setInterval(() => this.#live && this.#socket?.send('{"type":"ping"}'), PING_EVERY),
    )
    const seen = (): void => void this.#poll()
    document.addEventListener('visibilitychange', seen)
    return () => {
      this.#left = true
      document.removeEventListener('visibilitychange', seen)
      for (const timer of this.#timers) clearTimeout(timer)
      this.#socket?.close()
    }
  }

  #connect(): void {
    const address = new URL('/api/people/me/live', location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', key: this.key, public: this.open }))
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Message)
    socket.onclose = () => this.#lost()
  }

  #lost(): void {
    this.#live = false
    if (this.#left) return
    void this.#poll()
    const wait = Math.min(SLOWEST, 1000 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
    this.#timers.push(setTimeout(() => this.#connect(), wait))
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'welcome':
        this.#live = true
        this.#tries = 0
        this.#take(message.kept, message.listed)
        return
      case 'kept':
        this.kept = withKept(this.kept, message.kept)
        return
      case 'listed':
        this.listed = withLine(this.listed, message.line)
        return
      case 'refused':
      case 'pong':
    }
  }

  #take(kept: KeptTable[], listed: TableLine[]): void {
    this.kept = kept
    this.listed = listed
    this.read = true
    this.trouble = null
  }

  /** Without the socket, and only while somebody looks. */
  async #poll(): Promise<void> {
    if (this.#live || this.#left || document.hidden) return
    try {
      const [kept, listed] = await Promise.all([
        this.key ? keptTables(this.key) : [],
        this.open ? ask<TableLine[]>('/api/tables') : [],
      ])
      if (!this.#live) this.#take(kept, listed)
    } catch (error) {
      this.trouble = error
    }
  }
}

/** A hall that does not know this person (any more) has no tables of theirs. */
async function keptTables(key: string): Promise<KeptTable[]> {
  try {
    return await ask<KeptTable[]>('/api/people/me/tables', { key })
  } catch (error) {
    if (error instanceof Refused && error.code === 'unknown_key') return []
    throw error
  }
}

export function withKept(list: KeptTable[], changed: KeptTable): KeptTable[] {
  const same = (it: KeptTable): boolean =>
    it.table.id === changed.table.id && it.seat === changed.seat && it.role === changed.role
  // What is known of the table itself is new for everything one is there.
  const others = list
    .filter((it) => !same(it))
    .map((it) => (it.table.id === changed.table.id ? { ...it, table: changed.table } : it))
  return [changed, ...others]
}

export function withLine(list: TableLine[], changed: TableLine): TableLine[] {
  return [changed, ...list.filter((it) => it.id !== changed.id)]
}
