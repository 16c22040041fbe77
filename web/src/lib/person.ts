/** Asking the hall for something that goes on this device's own list of tables. */

import { Refused } from '../api/http'
import { me } from './me.svelte'

/**
 * Do something as the person of this device. A hall that lost its memory knows nobody: it then
 * gives a new key, since the old one opens nothing there.
 */
export async function asMe<Answer>(work: (person: string) => Promise<Answer>): Promise<Answer> {
  const person = await me.need()
  try {
    return await work(person)
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'unknown_key') throw error
    if (await isKnown()) throw error
    me.key = null
    return work(await me.need())
  }
}

/** Does the hall know the person of this device? */
async function isKnown(): Promise<boolean> {
  try {
    await me.tables()
    return true
  } catch (error) {
    if (error instanceof Refused && error.code === 'unknown_key') return false
    throw error
  }
}
