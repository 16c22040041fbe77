/** What people say at a table. */

import { ask } from '../api/http'
import type { ChatLine } from '../api/types'
import { chatPages, type Reader } from './pages'

export class TalkLog {
  lines = $state.raw<ChatLine[]>([])
  /** The number of the last word that was in front of somebody's eyes. */
  read = $state(0)

  constructor(
    readonly id: string,
    readonly key: string | null,
    readonly seat: number | null,
  ) {}

  get unread(): number {
    return this.lines.filter(
      (line) => !line.removed && this.#isOthers(line) && line.number > this.read,
    ).length
  }

  /** The newest lines, with a welcome: what was said before one came counts as read. */
  welcome(lines: ChatLine[]): void {
    const first = !this.lines.length
    this.#add(lines)
    if (first) this.read = this.lines.at(-1)?.number ?? 0
  }

  /** A line; true: it is somebody else's, and new. */
  hear(line: ChatLine): boolean {
    return this.#add([line]) && !line.removed && this.#isOthers(line)
  }

  async readOlder(reader: Reader): Promise<void> {
    for await (const page of chatPages(reader, this.lines[0]?.number ?? 1))
      if (!this.#add(page)) return
  }

  /** A word to everybody; refused in words where the hall does not want it. */
  async say(text: string): Promise<void> {
    await ask(`/api/tables/${this.id}/chat`, { body: { text, seat: this.seat }, key: this.key })
  }

  /** The host takes a line out. */
  async remove(number: number): Promise<void> {
    await ask(`/api/tables/${this.id}/chat/remove`, { body: { number }, key: this.key })
  }

  #isOthers(line: ChatLine): boolean {
    return line.seat !== this.seat || line.seat === null
  }

  /** Whether any of it was news. Lines that were removed lose their words here, too. */
  #add(lines: ChatLine[]): boolean {
    const removed = lines.filter((it) => it.removed)
    const without = (line: ChatLine): ChatLine =>
      removed.find(({ number }) => number === line.number) ?? line
    if (removed.length) this.lines = this.lines.map(without)
    const news = lines.filter((line) => !this.lines.some(({ number }) => number === line.number))
    if (news.length)
      this.lines = [...this.lines, ...news].sort((one, other) => one.number - other.number)
    return news.length > 0
  }
}
