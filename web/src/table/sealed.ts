/**
 * A word for luck under seal: the hall gets its fingerprint while people gather and the word itself
 * only when nobody can change theirs, so that not even the hall's keeper can speak last.
 */

import { ask } from '../api/http'
import type { TableInfo } from '../api/types'

const KEY = 'meadhall.word.'
/** The hall takes 200 letters; 33 of them are what nobody can guess. */
const MOST_LETTERS = 160

function hex(bytes: Uint8Array): string {
  return [...bytes].map((it) => it.toString(16).padStart(2, '0')).join('')
}

async function sealOf(word: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(word))))
}

/** What to send for a word: its seal, or the word itself where the browser can neither hash (no
 * https) nor keep it. */
export async function spoken(
  table: string,
  seat: number,
  word: string,
): Promise<{ seal: string } | { word: string }> {
  // Browsers leave it out on pages without https.
  const hashes = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
  if (!hashes) return { word }
  const unguessable = hex(crypto.getRandomValues(new Uint8Array(16)))
  const kept = `${[...word.trim()].slice(0, MOST_LETTERS).join('')} ${unguessable}`
  try {
    localStorage.setItem(`${KEY}${table}.${seat}`, kept)
  } catch {
    return { word }
  }
  return { seal: await sealOf(kept) }
}

/** Open one's own word, if it is time to; true: it was opened. */
export async function openWord(
  info: TableInfo,
  seat: number,
  key: string | null,
): Promise<boolean> {
  const own = info.seats[seat]
  if (info.status !== 'gathering' || !info.words_fixed || !own?.seal || own.word !== null)
    return false
  const kept = read(info.id, seat)
  // Another device has sealed it, or the hall shows another seal than ours: nothing to open.
  if (kept === null || (await sealOf(kept)) !== own.seal) return false
  await ask(`/api/tables/${info.id}/word`, { body: { word: kept, seat }, key })
  return true
}

function read(table: string, seat: number): string | null {
  try {
    return localStorage.getItem(`${KEY}${table}.${seat}`)
  } catch {
    return null
  }
}
