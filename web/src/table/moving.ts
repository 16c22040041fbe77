/** Pieces travel from where they were to where they are, where the browser can show it. */

import { tick } from 'svelte'
import { prefs } from '../lib/prefs.svelte'

/** What lies over the board: a travelling piece would be painted above it. */
const OVER = '[data-over]'

/** Draw a change; pieces travel unless a scene opens, closes or lies over them. */
export async function moving(change: () => void): Promise<void> {
  if (!prefs.motion || !document.startViewTransition || document.hidden) {
    change()
    return
  }
  const before = over()
  // A card with a result hides everything: nothing that travels could be seen.
  if (before.includes('card')) {
    change()
    return
  }
  const travel = document.startViewTransition(async () => {
    change()
    await tick()
    if (over() !== before) travel.skipTransition()
  })
  // A travel that a newer one cuts short is no mistake: everything is where it belongs.
  travel.ready.catch(() => undefined)
  travel.finished.catch(() => undefined)
  await travel.updateCallbackDone
}

/** What lies over the board now, by name. */
function over(): string {
  return [...document.querySelectorAll<HTMLElement>(OVER)].map((it) => it.dataset.over).join(' ')
}
