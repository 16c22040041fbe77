/** What the hall refuses, in the reader's language where we have words for it. */

import { Refused } from '../api/http'
import type { FaultInfo } from '../api/types'
import { say } from './words.svelte'

/** A message that may be missing: '' then. */
export function sayIf(key: string, args?: Parameters<typeof say>[1]): string {
  const text = say(key, args)
  return text === key ? '' : text
}

/** One thing that is wrong, in the reader's language where we have words for it. */
export function sayFault({ key, text, args }: FaultInfo): string {
  return sayIf(`fault-${key}`, args) || text
}

/** Words for an error: those of this page, what exactly is wrong, or what its code means. */
export function kindly(error: unknown, page = ''): string {
  if (!(error instanceof Refused)) throw error
  const own = page && sayIf(`${page}-refused_${error.code}`)
  const faults = error.info.faults?.map(sayFault).join('\n')
  return own || faults || sayIf(`refused-${error.code}`) || error.message
}
