/** Settings and their values as people call them. */

import type { SettingInfo } from '../../api/types'
import { sayIf } from '../../lib/kindly'
import { pseudo } from '../../lib/pseudo'
import { words } from '../../lib/words.svelte'
import type { SettingValue } from './draft.svelte'

export function settingName(game: string, id: string): string {
  return sayIf(`setting-${game}-${id}`) || id.replaceAll('_', ' ')
}

/** Its sentence; in English, and where there are no words for it, the engine says it itself. */
export function settingText(game: string, spec: SettingInfo): string {
  const own = sayIf(`setting-${game}-${spec.id}.text`)
  return own || (words.language === 'pseudo' ? pseudo(spec.text) : spec.text)
}

/** What values can be besides words of the pages: seats, and things the lexicon knows. */
export interface ValueNames {
  seats: string[]
  things: Record<string, string>
}

export function valueName(
  game: string,
  id: string,
  value: SettingValue,
  names: ValueNames,
): string {
  const own = sayIf(`setting-${game}-${id}-${String(value)}`)
  if (own) return own
  if (typeof value === 'boolean') return sayIf(`setting-${value ? 'on' : 'off'}`)
  if (typeof value === 'number')
    return (isSeat(id) && names.seats[value - 1]) || words.number(value)
  if (Array.isArray(value)) return value.map((it) => words.number(it)).join(' · ')
  return names.things[`${id}-${value}`] ?? value.replaceAll('_', ' ')
}

function isSeat(id: string): boolean {
  return id === 'first_player' || id === 'start_player'
}
