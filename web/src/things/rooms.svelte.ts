/**
 * Rooms that scroll. What can be touched in one is brought into sight with every question, and
 * where more of it lies outside, `Edges` marks the edge.
 */

import { boxOf } from './box'

export type Side = 'left' | 'right' | 'top' | 'bottom'

export interface Beyond {
  side: Side
  /** How many things that can be touched lie there. */
  count: number
  /** Where the room ends there, on the screen. */
  at: { left: number; top: number; right: number; bottom: number }
  room: HTMLElement
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What can be touched and is in sight, and the options all that stands for. */
interface Sighted {
  things: readonly HTMLElement[]
  options: readonly string[]
}

/** A thing counts as in sight when this much of it is. */
const ENOUGH = 0.5
/** Kept free around what is brought into sight: its glow. */
const MARGIN = 16

export class Rooms {
  /** What lies beyond the edges, of all rooms. */
  beyond = $state.raw<Beyond[]>([])
  #rooms: readonly HTMLElement[] = []
  #waits = false

  add(room: HTMLElement): () => void {
    this.#rooms = [...this.#rooms, room]
    this.look()
    return () => {
      this.#rooms = this.#rooms.filter((it) => it !== room)
      this.look()
    }
  }

  /** Measure once, in the next frame, however much has changed. */
  look(): void {
    if (this.#waits) return
    this.#waits = true
    requestAnimationFrame(() => {
      this.#waits = false
      const found = this.#beyond()
      if (!same(found, this.beyond)) this.beyond = found
    })
  }

  /** A new question: bring what can be touched into sight, moving as little as possible. */
  bring(): void {
    for (const room of this.#rooms) this.bringIn(room)
  }

  /** Of one room alone, where only that one has another size: others may be under a finger. */
  bringIn(room: HTMLElement): void {
    bringInto(room, missed(room, this.#sighted()))
    this.look()
  }

  #beyond(): Beyond[] {
    const sighted = this.#sighted()
    return this.#rooms.flatMap((room) => beyondOf(room, missed(room, sighted)))
  }

  /** All that can be touched and is in sight. Measured once for all rooms: while a finger scrolls
   * one of them, this is what each frame waits for. */
  #sighted(): Sighted {
    const places = this.#rooms.map((room) => ({ room, place: boxOf(room) }))
    const things = touchable(document.body).filter((it) => {
      const at = boxOf(it)
      return places.every(({ room, place }) => !room.contains(it) || !sideOf(at, place))
    })
    return { things, options: things.map(option) }
  }
}

export const rooms = new Rooms()

/** `{@attach scrolls}`: what is larger than its room scrolls, so the keyboard must reach it. */
export function scrolls(element: HTMLElement): () => void {
  const measure = (): void => {
    if (overflows(element)) element.tabIndex = 0
    else element.removeAttribute('tabindex')
    rooms.look()
  }
  const sizes = new ResizeObserver(measure)
  const watch = (): void => {
    for (const child of element.children) sizes.observe(child)
    measure()
  }
  const contents = new MutationObserver(watch)
  const look = (): void => rooms.look()
  sizes.observe(element)
  contents.observe(element, { childList: true })
  element.addEventListener('scroll', look, { passive: true })
  const leave = rooms.add(element)
  watch()
  return () => {
    leave()
    element.removeEventListener('scroll', look)
    sizes.disconnect()
    contents.disconnect()
  }
}

function overflows(room: HTMLElement): boolean {
  return room.scrollWidth > room.clientWidth + 1 || room.scrollHeight > room.clientHeight + 1
}

function touchable(room: HTMLElement): HTMLElement[] {
  return [...room.querySelectorAll<HTMLElement>('[data-option]')].filter(
    (it) => !it.closest('[inert]') && it.offsetWidth > 0,
  )
}

/** What can be touched in a room, but for options that something in sight stands for. */
function missed(room: HTMLElement, { things, options }: Sighted): HTMLElement[] {
  return touchable(room).filter((it) => things.includes(it) || !options.includes(option(it)))
}

function option(thing: HTMLElement): string {
  return thing.dataset.option ?? ''
}

/** How many things lie outside, on each side where one can scroll to them. */
function beyondOf(room: HTMLElement, things: HTMLElement[]): Beyond[] {
  const counts: Record<Side, number> = { left: 0, right: 0, top: 0, bottom: 0 }
  const own = boxOf(room)
  if (own.width > 0 && overflows(room))
    for (const thing of things) {
      const side = sideOf(boxOf(thing), own)
      if (side) counts[side] += 1
    }
  const sides = (Object.keys(counts) as Side[]).filter((side) => counts[side])
  if (sides.length) room.dataset.more = sides.join(' ')
  else delete room.dataset.more
  const { left, top, right, bottom } = own
  return sides.map((side) => ({
    side,
    count: counts[side],
    at: { left, top, right, bottom },
    room,
  }))
}

/** On which side of the room most of it is out of sight; null where enough is in. */
export function sideOf(at: Box, room: Box): Side | null {
  const hidden = {
    left: share(room.left - at.left, at.right - at.left),
    right: share(at.right - room.right, at.right - at.left),
    top: share(room.top - at.top, at.bottom - at.top),
    bottom: share(at.bottom - room.bottom, at.bottom - at.top),
  }
  const worst = (Object.keys(hidden) as Side[]).reduce((one, other) =>
    hidden[other] > hidden[one] ? other : one,
  )
  return hidden[worst] > 1 - ENOUGH ? worst : null
}

function share(part: number, whole: number): number {
  return part / (whole || 1)
}

/** Show all of it if it fits, else the first of it where none is in sight. */
function bringInto(room: HTMLElement, missed: HTMLElement[]): void {
  if (!overflows(room)) return
  const things = missed.map(boxOf)
  const first = things[0]
  if (!first) return
  const own = boxOf(room)
  const all = things.reduce<Box>(
    (box, at) => ({
      left: Math.min(box.left, at.left),
      top: Math.min(box.top, at.top),
      right: Math.max(box.right, at.right),
      bottom: Math.max(box.bottom, at.bottom),
    }),
    first,
  )
  const fits = all.right - all.left <= own.width && all.bottom - all.top <= own.height
  if (!fits && things.some((at) => !sideOf(at, own))) return
  const target = fits ? all : first
  room.scrollBy({
    left: way(target.left - MARGIN, target.right + MARGIN, own.left, own.right),
    top: way(target.top - MARGIN, target.bottom + MARGIN, own.top, own.bottom),
    behavior: 'instant',
  })
}

/** How far to scroll so that a stretch comes into the room; its beginning counts more. */
export function way(from: number, to: number, start: number, end: number): number {
  if (from < start) return from - start
  if (to > end) return Math.min(to - end, from - start)
  return 0
}

function same(one: Beyond[], other: Beyond[]): boolean {
  const told = (all: Beyond[]): string =>
    JSON.stringify(all.map(({ side, count, at }) => [side, count, at]))
  return told(one) === told(other)
}
