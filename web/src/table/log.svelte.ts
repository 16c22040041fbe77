/** The saga of a table, line by line: its last page first, older ones while one looks at it. */

import type { EventInfo } from '../api/types'
import { linesOf } from './beats'
import { eventPages, type Reader } from './pages'
import type { LogLine } from './saga'

export class SagaLog {
  lines = $state.raw<LogLine[]>([])
  /** The numbers of the last and the first event that were noted. */
  #noted = 0
  #oldest = Infinity
  #reading: AsyncGenerator<EventInfo[]> | null = null

  /**
   * Read it up to this event: all behind it comes over the socket, to be shown before it is noted.
   * `stumble` hears of older pages that fail.
   */
  async read(reader: Reader, last: number, stumble: (error: unknown) => void): Promise<void> {
    this.lines = []
    this.#noted = last
    this.#oldest = last + 1
    const pages = eventPages(reader, last + 1)
    const reading = (this.#reading = pages)
    const newest = await pages.next()
    if (reading !== this.#reading || newest.done) return
    this.#page(newest.value)
    void this.#readOlder(pages).catch(stumble)
  }

  close(): void {
    this.#reading = null
  }

  async #readOlder(pages: AsyncGenerator<EventInfo[]>): Promise<void> {
    for await (const page of pages) {
      if (pages !== this.#reading) return
      this.#page(page)
    }
  }

  /** Events from before all that is known. */
  #page(page: EventInfo[]): void {
    const older = page.filter(({ number }) => number < this.#oldest)
    this.lines = [...older.flatMap((event) => linesOf(event)), ...this.lines]
    this.#oldest = Math.min(this.#oldest, older[0]?.number ?? Infinity)
  }

  /** Whether an event is news. Its lines are added when it is shown. */
  hear(number: number): boolean {
    if (number <= this.#noted) return false
    this.#noted = number
    this.#oldest = Math.min(this.#oldest, number)
    return true
  }

  /** An event that is not shown, only noted. */
  note(event: EventInfo): void {
    if (this.hear(event.number)) this.add(linesOf(event))
  }

  add(lines: LogLine[]): void {
    if (lines.length) this.lines = [...this.lines, ...lines]
  }
}
