/** What the hall tells about the past of a table; asked once, and kept. */

import { ask } from '../api/http'
import type { Position, StoryTold } from '../api/types'
import { prefs } from '../lib/prefs.svelte'

/** Positions are small, but a long game has many of them. */
const KEPT = 400

export class Archive {
  readonly #positions = new Map<string, Promise<Position>>()
  readonly #stories = new Map<string, Promise<StoryTold>>()

  constructor(
    readonly table: string,
    readonly key: string | null,
  ) {}

  /** The table at a position, as a seat (null: a spectator) saw it. */
  position(seat: number | null, position: number): Promise<Position> {
    const path = `/api/tables/${this.table}/replay?position=${position}${seatIn(seat)}`
    return this.#kept(this.#positions, path)
  }

  story(seat: number | null): Promise<StoryTold> {
    const path = `/api/tables/${this.table}/story?language=${prefs.language}${seatIn(seat)}`
    return this.#kept(this.#stories, path)
  }

  #kept<Answer>(from: Map<string, Promise<Answer>>, path: string): Promise<Answer> {
    const kept = from.get(path)
    if (kept) return kept
    const asked = ask<Answer>(path, { key: this.key })
    // What failed is asked for again when it is wanted again.
    asked.catch(() => from.delete(path))
    from.set(path, asked)
    const [oldest] = from.keys()
    if (from.size > KEPT && oldest !== undefined) from.delete(oldest)
    return asked
  }
}

function seatIn(seat: number | null): string {
  return seat === null ? '' : `&seat=${seat}`
}
