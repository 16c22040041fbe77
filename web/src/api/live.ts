/**
 * The socket of a table. It comes back by itself, asks for what it missed, and says a choice again
 * (under the same name, which the hall knows) when the line broke before the answer.
 */

import { Refused } from './http'
import type {
  ChatLine,
  ChatMessage,
  DoneMessage,
  EventInfo,
  Fresh,
  PresenceMessage,
  RefusalInfo,
  TableInfo,
  TriedMessage,
  Welcome,
} from './types'

export type Line = 'connecting' | 'live' | 'reconnecting' | 'gone'

export interface Hearing {
  /** `retryAt`: when the next attempt to come back is made, by this device's clock. */
  line(state: Line, why: string, retryAt: number | null): void
  welcome(table: TableInfo, fresh: Fresh, missed: EventInfo[] | null, chat: ChatLine[]): void
  event(event: EventInfo, fresh: Fresh | null): void
  fresh(fresh: Fresh): void
  presence(looking: number[], watching: number): void
  chat(line: ChatLine): void
}

export type Asked =
  | { type: 'choose'; version: number; options: number[] }
  | { type: 'try'; version: number; options: number[] }
  | { type: 'undo'; version: number }
  | { type: 'ask_rewind'; to: number }
  | { type: 'answer_rewind'; proposal: number; agree: boolean }

export type Answer = DoneMessage | TriedMessage
type Message =
  | Welcome
  | Answer
  | PresenceMessage
  | ChatMessage
  | { type: 'event'; event: EventInfo; fresh: Fresh | null }
  | { type: 'fresh'; fresh: Fresh }
  | { type: 'refused'; request: string | null; error: RefusalInfo }
  | { type: 'pong' }

interface Waiting {
  text: string
  done: (answer: Answer) => void
  failed: (error: Error) => void
}

const PING_EVERY = 20_000
const ANSWER_WITHIN = 5_000
const SLOWEST = 10_000
/** Close codes after which coming back is of no use. */
const FINAL = new Set([4401, 4403, 4404])

export class Live {
  #socket: WebSocket | null = null
  #stream: string | null = null
  #since: number | null = null
  #tries = 0
  #left = false
  #waiting = new Map<string, Waiting>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #doubting: ReturnType<typeof setTimeout> | undefined
  #again: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval> | undefined
  #heard = 0

  constructor(
    readonly table: string,
    readonly key: string | null,
    readonly seat: number | null,
    readonly language: string,
    readonly hearing: Hearing,
  ) {}

  open(): void {
    this.hearing.line(this.#since === null ? 'connecting' : 'reconnecting', '', null)
    const address = new URL(`/api/tables/${this.table}/live`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onopen = () => this.#hello(socket)
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Message)
    socket.onclose = (event) => this.#closed(socket, event)
    addEventListener('online', this.#now)
    addEventListener('offline', this.#doubt)
    document.addEventListener('visibilitychange', this.#doubt)
  }

  close(): void {
    this.#left = true
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#doubt)
    document.removeEventListener('visibilitychange', this.#doubt)
    clearTimeout(this.#timer)
    clearTimeout(this.#doubting)
    clearTimeout(this.#again)
    clearInterval(this.#pinging)
    this.#socket?.close()
    this.#fail({ code: 'left', message: '' })
  }

  /**
   * Ask for something; the answer may come after a broken line and a new one. The hall carries out
   * a request once, however often it is said under its name.
   */
  ask(asked: Asked, request: string = newRequest()): Promise<Answer> {
    const text = JSON.stringify({ ...asked, request })
    return new Promise((done, failed) => {
      this.#waiting.set(request, { text, done, failed })
      this.#send(text)
    })
  }

  look(looking: boolean): void {
    this.#send(JSON.stringify({ type: 'look', looking }))
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#heard) this.#socket.send(text)
  }

  #hello(socket: WebSocket): void {
    const { key, seat, language } = this
    const since = this.#since
    const hello = { type: 'hello', key, seat, language, since, stream: this.#stream }
    socket.send(JSON.stringify(hello))
    clearInterval(this.#pinging)
    this.#pinging = setInterval(() => this.#doubt(), PING_EVERY)
  }

  #hear(message: Message): void {
    const first = !this.#heard
    this.#heard = Date.now()
    switch (message.type) {
      case 'welcome':
        this.#tries = 0
        this.#stream = message.stream
        this.#since = message.fresh.number
        this.hearing.line('live', '', null)
        this.hearing.welcome(message.table, message.fresh, message.missed, message.chat)
        this.#sendAgain()
        return
      case 'event':
        this.#since = message.event.number
        this.hearing.event(message.event, message.fresh)
        return
      case 'fresh':
        this.hearing.fresh(message.fresh)
        return
      case 'presence':
        this.hearing.presence(message.looking, message.watching)
        return
      case 'chat':
        this.hearing.chat(message.line)
        return
      case 'done':
      case 'tried':
        this.#take(message.request)?.done(message)
        return
      case 'refused':
        if (message.request) this.#take(message.request)?.failed(new Refused(message.error))
        else if (first) this.#refuse(message.error)
        else this.#notHeard(message.error)
        return
      case 'pong':
    }
  }

  /** The hall does not want us: wrong key, no such table. */
  #refuse(error: RefusalInfo): void {
    this.close()
    this.hearing.line('gone', error.message, null)
  }

  /** A message was refused before its name was read: too many at once, or not understood. */
  #notHeard(error: RefusalInfo): void {
    if (!error.retry_after) return this.#fail(error)
    clearTimeout(this.#again)
    this.#again = setTimeout(() => this.#sendAgain(), error.retry_after * 1000)
  }

  #sendAgain(): void {
    for (const waiting of this.#waiting.values()) this.#send(waiting.text)
  }

  #fail(error: RefusalInfo): void {
    for (const waiting of this.#waiting.values()) waiting.failed(new Refused(error))
    this.#waiting.clear()
  }

  #take(request: string | null): Waiting | undefined {
    const waiting = this.#waiting.get(request ?? '')
    this.#waiting.delete(request ?? '')
    return waiting
  }

  #closed(socket: WebSocket, event: CloseEvent): void {
    if (socket !== this.#socket || this.#left) return
    if (FINAL.has(event.code)) {
      this.close()
      this.hearing.line('gone', event.reason, null)
      return
    }
    this.#lost(event.reason)
  }

  /** Tell, and come back after a while. */
  #lost(why: string): void {
    this.#socket = null
    this.#heard = 0
    clearInterval(this.#pinging)
    const wait = Math.min(SLOWEST, 250 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
    const state = this.#since === null ? 'connecting' : 'reconnecting'
    this.hearing.line(state, why, Date.now() + wait)
    this.#timer = setTimeout(() => this.open(), wait)
  }

  /** Is anybody there? A line that stays quiet is dead even where nobody said so. */
  #doubt = (): void => {
    const socket = this.#socket
    if (document.hidden || !this.#heard || socket?.readyState !== WebSocket.OPEN) return
    const asked = Date.now()
    this.#send('{"type":"ping"}')
    clearTimeout(this.#doubting)
    this.#doubting = setTimeout(() => {
      if (socket !== this.#socket || this.#heard >= asked) return
      // A dead line does not say that it was closed either: do not wait for it.
      socket.close()
      this.#lost('')
    }, ANSWER_WITHIN)
  }

  /** The browser says the net is back: no reason to wait. */
  #now = (): void => {
    if (this.#left || this.#socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.#timer)
    this.#tries = 0
    this.#socket?.close()
    this.#socket = null
    this.open()
  }
}

/** A name for a request that no other has; also where the page came over plain HTTP. */
export function newRequest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
