/**
 * Pieces of the program that come when they are needed. One that does not come is asked for again;
 * after a new version of the hall the page itself is, once.
 */

import { keep, recall } from './storage'

const PAUSES = [400, 1500, 4000]
const KEY = 'meadhall.renewed'
/** A page that was fetched anew this short a while ago would not be another one now. */
const SOON = 60_000

export async function fetched<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  for (const pause of PAUSES) {
    try {
      return await load()
    } catch {
      await new Promise((wake) => setTimeout(wake, pause))
    }
  }
  return load()
}

/** The hall no longer has what this page asks for: fetch the page itself, but never in circles. */
export function renewPage(now = Date.now(), reload = () => location.reload()): boolean {
  if (now - Number(recall(KEY) ?? 0) < SOON) return false
  keep(KEY, String(now))
  reload()
  return true
}
