/** What the page itself says, from the Fluent files that lie with the engine's words. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import englishBots from '../../../src/meadhall/words/en/bots.ftl?raw'
import englishSettings from '../../../src/meadhall/words/en/settings.ftl?raw'
import englishPages from '../../../src/meadhall/words/en/web.ftl?raw'
import { prefs, type Language } from './prefs.svelte'
import { pseudo } from './pseudo'

const FILES = import.meta.glob<string>('../../../src/meadhall/words/*/web.ftl', {
  query: '?raw',
  import: 'default',
})
/** What is wrong with what somebody wrote; in English the engine says it itself. */
const FAULTS = import.meta.glob<string>('../../../src/meadhall/words/*/faults.ftl', {
  query: '?raw',
  import: 'default',
})
/** What bots are called: the terminal and the hall say the same. */
const BOTS = import.meta.glob<string>('../../../src/meadhall/words/*/bots.ftl', {
  query: '?raw',
  import: 'default',
})
/** What a game lets a table choose: the command says the same. */
const SETTINGS = import.meta.glob<string>('../../../src/meadhall/words/*/settings.ftl', {
  query: '?raw',
  import: 'default',
})
const english = [englishPages, englishBots, englishSettings].join('\n')
const LOCALES: Record<Language, string> = { en: 'en-GB', pl: 'pl', fr: 'fr', pseudo: 'en-GB' }

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(LOCALES[language], { useIsolating: false })
  made.addResource(new FluentResource(text), { allowOverrides: false })
  return made
}

/** Words of a page of its own: those of the pseudo language are made from English on the spot. */
export function bundleIn(language: Language, text: string): FluentBundle {
  return bundle(language, language === 'pseudo' ? pseudo(text) : text)
}

class Words {
  #english = bundle('en', english)
  #own = $state.raw<FluentBundle>(this.#english)
  /** The language that is spoken now; the wished one may still be on its way. */
  language = $state<Language>('en')

  /** Fetch and speak a language. English is always at hand. */
  async speak(language: Language): Promise<void> {
    if (language === 'en') this.#own = this.#english
    else if (language === 'pseudo') this.#own = bundleIn('pseudo', english)
    else {
      const load = FILES[`../../../src/meadhall/words/${language}/web.ftl`]
      const faults = FAULTS[`../../../src/meadhall/words/${language}/faults.ftl`]
      const bots = BOTS[`../../../src/meadhall/words/${language}/bots.ftl`]
      const settings = SETTINGS[`../../../src/meadhall/words/${language}/settings.ftl`]
      const texts = await Promise.all([load?.(), faults?.(), bots?.(), settings?.()])
      this.#own = load ? bundle(language, texts.filter(Boolean).join('\n')) : this.#english
    }
    this.language = language
    document.documentElement.lang = language === 'pseudo' ? 'en' : language
  }

  /** The message of a key; English, then the key itself, stand in for a missing one. */
  say(key: string, args?: Record<string, FluentVariable>): string {
    const [name = '', attribute] = key.split('.')
    for (const from of [this.#own, this.#english]) {
      const message = from.getMessage(name)
      const pattern = attribute ? message?.attributes[attribute] : message?.value
      if (pattern) return from.formatPattern(pattern, args, [])
    }
    return key
  }

  /** A number, a share, a moment as people of this language write them. */
  number(value: number): string {
    return new Intl.NumberFormat(LOCALES[this.language]).format(value)
  }

  time(seconds: number): string {
    const style = { dateStyle: 'medium', timeStyle: 'short' } as const
    return new Intl.DateTimeFormat(LOCALES[this.language], style).format(seconds * 1000)
  }
}

export const words = new Words()

/** Short for the most frequent thing a component does. */
export const say: Words['say'] = (key, args) => words.say(key, args)

export async function speakAsPreferred(): Promise<void> {
  await words.speak(prefs.language)
}
