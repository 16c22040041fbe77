/** Each game in five minutes: its steps, what scores, and where the rules say more. */

import type { FluentVariable } from '@fluent/bundle'
import type { GameName } from '../games/games'
import type { Language } from '../lib/prefs.svelte'
import { bundleIn } from '../lib/words.svelte'

const FILES = import.meta.glob<string>('../../../src/meadhall/words/*/primer.ftl', {
  query: '?raw',
  import: 'default',
})

export interface Step {
  /** The key of its words, and its picture. */
  name: string
  /** The chapter or rule that says more. */
  rule: string
}

export interface Primer {
  steps: Step[]
  scores: string[]
}

export const PRIMERS: Record<GameName, Primer> = {
  champions: {
    steps: [
      { name: 'place', rule: 'worker-placement-general' },
      { name: 'send', rule: 'assign-warriors' },
      { name: 'fight', rule: 'combat' },
      { name: 'sail', rule: 'voyages-and-journey-cards' },
      { name: 'troll', rule: 'CM-CLEAN-02' },
    ],
    scores: ['enemies', 'sets', 'destiny', 'runes', 'favour', 'coins', 'blame'],
  },
  reavers: {
    steps: [
      { name: 'choose', rule: 'course-of-a-round' },
      { name: 'specialists', rule: 'specialists' },
      { name: 'act', rule: 'rest' },
      { name: 'dice', rule: 'costs-and-payment' },
      { name: 'recruit', rule: 'recruit-reavers' },
      { name: 'combat', rule: 'combat' },
    ],
    scores: ['territories', 'sets', 'tokens', 'artifacts', 'prophecies', 'terror'],
  },
  valhalla: {
    steps: [
      { name: 'turn', rule: 'the-turn' },
      { name: 'arm', rule: 'battle' },
      { name: 'compare', rule: 'VH-BATTLE-14' },
      { name: 'after', rule: 'VH-BATTLE-16' },
      { name: 'end', rule: 'end-of-the-game' },
    ],
    scores: ['glory', 'shields', 'sets'],
  },
}

export type Say = (key: string, args?: Record<string, FluentVariable>) => string

/** The words of the page, which come with it alone. */
export async function primerIn(language: Language): Promise<Say> {
  const code = language === 'pseudo' ? 'en' : language
  const load = FILES[`../../../src/meadhall/words/${code}/primer.ftl`]
  const bundle = bundleIn(language, load ? await load() : '')
  return (key, args) => {
    const [name = '', attribute] = key.split('.')
    const message = bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    return pattern ? bundle.formatPattern(pattern, args, []) : key
  }
}
