/** Pieces travel from where they were to where they are, where the browser can show it. */

import { tick } from 'svelte'
import { prefs } from '../lib/prefs.svelte'

/** What lies over the board: a travelling piece would be painted above it. */
const OVER = '[data-over]'
/** What may travel: a piece that has a name of its own. */
const PIECE = '[style*=view-transition-name]'

/** Draw a change; pieces that move travel, unless a scene opens, closes or lies over them. */
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
  // Where nobody went anywhere, every frame of a transition would be drawn for nothing.
  const stood = standing()
  const travel = document.startViewTransition(async () => {
    change()
    await tick()
    if (over() !== before || standing() === stood) travel.skipTransition()
  })
  // A travel that a newer one cuts short is no mistake: everything is where it belongs.
  travel.ready.catch(() => undefined)
  travel.finished.catch(() => undefined)
  await travel.updateCallbackDone
}

/** The pieces on the table, and where each of them stands. */
function standing(): string {
  return [...document.querySelectorAll<HTMLElement>(PIECE)]
    .filter((it) => !it.closest('[inert]'))
    .map((it) => {
      const { x, y, width, height } = it.getBoundingClientRect()
      return [it.style.viewTransitionName, ...[x, y, width, height].map(Math.round)].join(' ')
    })
    .sort()
    .join()
}

/** What lies over the board now, by name. */
function over(): string {
  return [...document.querySelectorAll<HTMLElement>(OVER)].map((it) => it.dataset.over).join(' ')
}
