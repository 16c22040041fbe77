/**
 * Pieces travel from where they were to where they are. The change itself is on the page at once:
 * only the pieces that moved are still on their way, and none of them can be in the way of a click.
 */

import { tick } from 'svelte'
import { prefs } from '../lib/prefs.svelte'

/** What lies over the board. */
const OVER = '[data-over]'
/** What may travel, by a name of its own. */
const PIECE = '[data-piece]'
const TRAVEL = 'travel'
/** Milliseconds. */
const LONG = 280
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)'
/** Nearer than this, nobody sees it travel. */
const NEAR = 2

const flying = new Set<Animation>()

interface Standing {
  at: DOMRect
  /** On the board, and not in the tray below it: on the way from one to the other both would cut it. */
  board: boolean
}

/** Make a change; pieces that moved travel, unless a scene opens, closes or lies over them. */
export function moving(change: () => void): void {
  const before = over()
  // A card with a result hides everything: nothing that travels could be seen.
  if (!prefs.motion || document.hidden || before.includes('card')) return change()
  const stood = standing()
  change()
  // Before the browser paints, so that nothing is seen where it will be.
  void tick().then(() => {
    land()
    if (over() === before) for (const it of pieces()) travel(it, stood)
  })
}

/** Whatever still travels is there at once: something opens over the board, or all moves on. */
export function land(): void {
  for (const it of [...flying]) it.cancel()
}

function pieces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PIECE)].filter((it) => !it.closest('[inert]'))
}

function standing(): Map<string, Standing> {
  return new Map(pieces().map((it) => [nameOf(it), standingOf(it)]))
}

function standingOf(it: HTMLElement): Standing {
  return { at: it.getBoundingClientRect(), board: !!it.closest('.board') }
}

function nameOf(it: HTMLElement): string {
  return it.dataset.piece ?? ''
}

function travel(it: HTMLElement, stood: Map<string, Standing>): void {
  const from = stood.get(nameOf(it))
  const to = standingOf(it)
  if (!to.at.width) return
  if (!from) return run(it, [{ opacity: 0, transform: 'translateY(-0.6rem)' }, {}])
  if (!from.at.width || near(from.at, to.at)) return
  if (from.board === to.board) return run(it, way(it, from.at, to.at))
  cross(it, from.at)
}

/** Between tray and board a likeness travels over both, while the piece itself is not seen. */
function cross(it: HTMLElement, from: DOMRect): void {
  const likeness = it.cloneNode(true) as HTMLElement
  delete likeness.dataset.piece
  delete likeness.dataset.option
  likeness.dataset.likeness = ''
  likeness.inert = true
  // Beside the piece it looks as the piece does, whatever its looks depend on.
  it.after(likeness)
  run(likeness, way(likeness, from, it.getBoundingClientRect()), () => likeness.remove())
  run(it, [{ opacity: 0 }, { opacity: 0 }])
}

/** From there to here, for something that lies at `own` on the page. */
function way(it: HTMLElement, from: DOMRect, to: DOMRect): Keyframe[] {
  const own = it.getBoundingClientRect()
  // A board may be drawn larger or smaller than its own measure.
  const zoom = it.offsetWidth ? own.width / it.offsetWidth : 1
  const shift = (there: DOMRect): Keyframe => {
    const x = (there.x + there.width / 2 - own.x - own.width / 2) / zoom
    const y = (there.y + there.height / 2 - own.y - own.height / 2) / zoom
    return { transform: `translate(${x}px, ${y}px) scale(${there.width / own.width})`, zIndex: 3 }
  }
  return [shift(from), shift(to)]
}

function run(it: HTMLElement, way: Keyframe[], done?: () => void): void {
  const animation = it.animate(way, { id: TRAVEL, duration: LONG, easing: EASE })
  const over = (): void => {
    flying.delete(animation)
    done?.()
  }
  flying.add(animation)
  animation.onfinish = over
  animation.oncancel = over
}

function near(one: DOMRect, other: DOMRect): boolean {
  return (['x', 'y', 'width', 'height'] as const).every(
    (it) => Math.abs(one[it] - other[it]) < NEAR,
  )
}

/** What lies over the board now, by name. */
function over(): string {
  return [...document.querySelectorAll<HTMLElement>(OVER)].map((it) => it.dataset.over).join(' ')
}
