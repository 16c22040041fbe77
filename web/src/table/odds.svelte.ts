/** The odds of the fight at hand. The hall works them out; a question that is over needs none. */

import { ask, Refused } from '../api/http'
import type { OddsLine, OddsTold } from '../api/types'
import { prefs } from '../lib/prefs.svelte'

/** Who touches three dice in a row wants the odds of all three, once. */
const PAUSE = 220

export class Odds {
  lines = $state.raw<OddsLine[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = ''
  #version = 0

  constructor(
    readonly table: string,
    readonly key: string | null,
    readonly seat: number | null,
  ) {}

  of(about: string): OddsLine | undefined {
    return this.lines.find((line) => line.about === about)
  }

  /** A question with these parts gathered; null: nothing is asked of this seat. */
  about(version: number, options: number[] | null): void {
    const asked = options === null ? '' : `${version} ${options.join(',')}`
    if (asked === this.#asked) return
    this.#asked = asked
    clearTimeout(this.#timer)
    // The odds of another question would be read as those of this one.
    if (options === null || version !== this.#version) this.lines = []
    this.#version = version
    if (options !== null && this.seat !== null)
      this.#timer = setTimeout(() => void this.#ask(asked, version, options), PAUSE)
  }

  close(): void {
    this.#asked = ''
    clearTimeout(this.#timer)
  }

  async #ask(asked: string, version: number, options: number[]): Promise<void> {
    const path = `/api/tables/${this.table}/odds?language=${prefs.language}`
    const body = { version, options, seat: this.seat }
    const found = await ask<OddsTold>(path, { body, key: this.key }).catch((error: unknown) => {
      // Odds are a help: a table without them can be played.
      if (!(error instanceof Refused)) throw error
      return { odds: [] }
    })
    if (asked === this.#asked) this.lines = found.odds
  }
}
