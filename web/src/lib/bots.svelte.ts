/** The hall's bots: how strong they are, what they like, and whom one last played against. */

import { ask, Refused } from '../api/http'
import type { BotInfo } from '../api/types'
import { sayIf } from './kindly'
import { say } from './words.svelte'

const KEY = 'meadhall.level'
/** What a bot likes: anything of the four, by lot; nothing in particular; or one of them. */
export const CHARACTERS = ['any', 'none', 'raider', 'trader', 'carver', 'seer'] as const
export type Character = (typeof CHARACTERS)[number]

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

class Bots {
  /** Empty until the hall has told of them. */
  levels = $state.raw<BotInfo[]>([])
  #liked = $state(kept())
  #asked: Promise<void> | null = null

  /** Ask the hall, once. Where it cannot be reached now, the next page asks again. */
  async meet(): Promise<void> {
    this.#asked ??= this.#read()
    await this.#asked
  }

  async #read(): Promise<void> {
    try {
      this.levels = await ask<BotInfo[]>('/api/bots')
    } catch (error) {
      this.#asked = null
      if (!(error instanceof Refused)) throw error
    }
  }

  find(name: string): BotInfo | undefined {
    return this.levels.find((it) => it.name === name)
  }

  /** Who comes where nobody is named; '' until the hall has told of it. */
  get usual(): string {
    return this.levels.find((it) => it.usual)?.name ?? ''
  }

  /** The level one last chose on this device, as long as the hall has it. */
  get liked(): string {
    const gone = this.levels.length > 0 && !this.find(this.#liked)
    return gone ? this.usual : this.#liked
  }
  set liked(name: string) {
    this.#liked = name
    try {
      localStorage.setItem(KEY, name)
    } catch {
      // It then lasts as long as the page.
    }
  }

  /** As the hall reads it: a level, and a character where that level can have one. */
  asked(level: string, character: Character): string | null {
    if (!level) return null
    return character !== 'none' && this.find(level)?.characters ? `${level}:${character}` : level
  }
}

export const bots = new Bots()

/** What a level is called; one that was installed here by its own name. */
export function levelName(level: string): string {
  return sayIf(`bot-${level}`) || bots.find(level)?.title || level
}

export function levelText(level: string): string {
  return sayIf(`bot-${level}.text`) || bots.find(level)?.text || ''
}

/** A bot at a table: its level and, where it has one, its character. */
export function botName(name: string): string {
  const [level = '', character] = name.split(':')
  if (!character) return levelName(level)
  return say('bot-named', { bot: levelName(level), character: say(`character-${character}`) })
}
