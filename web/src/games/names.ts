/** What games are called. */

import { sayIf } from '../lib/kindly'

/** In the reader's language; `title` is what the hall calls it, for games that have no words. */
export function gameName(game: string, title = ''): string {
  return sayIf(`game-${game}`) || title || game.replaceAll('_', ' ')
}
