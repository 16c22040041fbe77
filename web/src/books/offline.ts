/** What needs no hall stays on this device: the pages, the books, and Python once pads are used. */

import { files, place } from 'virtual:pyodide'
import { GAMES } from '../games/games'
import type { Language } from '../lib/prefs.svelte'

const WORKER = '/offline.js'

/** Addresses of the books in a language. */
export function bookAddresses(language: Language): string[] {
  return GAMES.flatMap((game) => [
    `/api/games/${game}/rules?language=${language}`,
    `/api/games/${game}/words?language=${language}`,
    `/api/games/${game}/pad?language=${language}`,
  ])
}

function keep(addresses: string[]): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then((found) => found.active?.postMessage({ keep: addresses }))
}

/** Let the offline worker begin its work, once the page itself has come. */
export function keepOffline(language: Language): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register(WORKER)
  keep(bookAddresses(language))
}

/** Somebody uses score pads here: what counts them stays, too. */
export function keepEngine(): void {
  keep([...files.map((name) => place + name), '/api/engine.zip'])
}
