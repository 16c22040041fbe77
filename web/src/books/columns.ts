/** The languages of the glossary, the reader's own first. */

import type { GlossaryRow } from '../api/types'
import type { Language } from '../lib/prefs.svelte'

export type Column = keyof GlossaryRow

const COLUMNS: Column[] = ['en', 'pl', 'fr']

export function ownFirst(language: Language): Column[] {
  return [...COLUMNS].sort((a, b) => Number(b === language) - Number(a === language))
}
