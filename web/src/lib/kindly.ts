/** What the hall refuses, in the reader's language where we have words for it. */

import { Refused } from '../api/http'
import { say } from './words.svelte'

/** A message that may be missing: '' then. */
export function sayIf(key: string, args?: Parameters<typeof say>[1]): string {
  const text = say(key, args)
  return text === key ? '' : text
}

/** Words for an error: those of this page, those for the code, then the hall's own sentence. */
export function kindly(error: unknown, page = ''): string {
  if (!(error instanceof Refused)) throw error
  const own = page && sayIf(`${page}-refused_${error.code}`)
  return own || sayIf(`refused-${error.code}`) || error.message
}
