/** Options and their values as people call them. */

import type { OptionInfo } from '../../api/types'
import { sayIf } from '../../lib/kindly'
import { words } from '../../lib/words.svelte'
import type { OptionValue } from './draft.svelte'

export function optionName(game: string, id: string): string {
  return sayIf(`option-${game}-${id}`) || id.replaceAll('_', ' ')
}

/** Its sentence; the hall's own where the pages have none in this language. */
export function optionText(game: string, spec: OptionInfo): string {
  return sayIf(`option-${game}-${spec.id}.text`) || spec.text
}

/** What values can be besides words of the pages: seats, and things the lexicon knows. */
export interface ValueNames {
  seats: string[]
  things: Record<string, string>
}

export function valueName(game: string, id: string, value: OptionValue, names: ValueNames): string {
  const own = sayIf(`option-${game}-${id}-${String(value)}`)
  if (own) return own
  if (typeof value === 'boolean') return sayIf(`option-${value ? 'on' : 'off'}`)
  if (typeof value === 'number')
    return (isSeat(id) && names.seats[value - 1]) || words.number(value)
  if (Array.isArray(value)) return value.map((it) => words.number(it)).join(' · ')
  return names.things[`${id}-${value}`] ?? value.replaceAll('_', ' ')
}

function isSeat(id: string): boolean {
  return id === 'first_player' || id === 'start_player'
}
