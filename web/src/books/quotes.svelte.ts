/** The text of a rule for those who only want to hear it: in tips, in the reader's language. */

import { ask } from '../api/http'
import type { RulesTold } from '../api/types'
import { words } from '../lib/words.svelte'
import { gameOf } from './render'

class Quotes {
  /** By the address of the book, then by the number of the rule. */
  #books = $state.raw<Record<string, Record<string, string>>>({})
  #asked = new Set<string>()

  /** What a rule says; '' until its book has come, which the first question sends for. */
  of(rule: string): string {
    const game = gameOf(rule)
    if (!game) return ''
    const address = `/api/games/${game}/rules?language=${words.language}`
    const book = this.#books[address]
    if (!book) void this.#fetch(address)
    return book?.[rule] ?? ''
  }

  async #fetch(address: string): Promise<void> {
    if (this.#asked.has(address)) return
    this.#asked.add(address)
    try {
      const { sections } = await ask<RulesTold>(address)
      const rules = sections.flatMap((section) => section.rules)
      const texts = Object.fromEntries(rules.map(({ id, text }) => [id, spoken(text)]))
      this.#books = { ...this.#books, [address]: texts }
    } catch {
      // A tip without the words of its rule is still a tip; the next one asks again.
      this.#asked.delete(address)
    }
  }
}

/** Without marks, and without the remark on where the rule comes from. */
export function spoken(text: string): string {
  return text.replace(/\s\[[^\]]+\]$/, '').replace(/\*\*|`/g, '')
}

export const quotes = new Quotes()
