/**
 * What a thing is and does, shown beside it: after a moment of hovering or of keyboard focus, on a
 * long press, and on a tap where the thing has nothing else to do. Reading never chooses.
 */

import { boxOf } from './box'

export interface TipText {
  title: string
  text?: string
  rule?: string
  /** Why it is closed. */
  why?: string
}

/** So long a finger rests on a thing to read about it. */
const LONG = 450
/** Who only passes over a thing does not want to read. */
const MOMENT = 350
/** So long a pointer may take from a thing to its tip. */
const BRIDGE = 220

class Tips {
  shown = $state.raw<{ text: TipText; at: DOMRect; by: Element; game: string } | null>(null)
  /** A tap explains instead of choosing: for fingers, by a switch at the prompt. */
  explaining = $state(false)
  /** The pointer is on the tip itself, perhaps on its way to the rule. */
  read = false

  show(element: Element, text: TipText): void {
    const game = element.closest<HTMLElement>('[data-game]')?.dataset.game ?? ''
    this.read = false
    this.shown = { text, at: boxOf(element), by: element, game }
  }

  /** Hide the tip, or only that of one thing. */
  hide(by?: Element): void {
    // A thing that is taken off the page loses the focus in the middle of the drawing.
    queueMicrotask(() => {
      if (!by || this.shown?.by === by) this.shown = null
    })
  }
}

export const tips = new Tips()

/** `{@attach tip(() => ({ title, text }))}` */
export function tip(text: () => TipText | null): (element: HTMLElement | SVGElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** A long press was read: the click that some browsers send after it is no choice. */
    let pressed = false
    let downAt = 0
    const show = (): void => {
      const now = text()
      if (now && (now.title || now.text)) tips.show(element, now)
    }
    const soon = (after: number, then = show): void => {
      clearTimeout(timer)
      timer = setTimeout(then, after)
    }
    const hide = (): void => {
      clearTimeout(timer)
      tips.hide(element)
    }
    const leave = (): void =>
      soon(BRIDGE, () => {
        if (!tips.read) tips.hide(element)
      })
    const down = (event: PointerEvent): void => {
      pressed = false
      downAt = event.timeStamp
      if (event.pointerType === 'mouse') hide()
      else
        soon(LONG, () => {
          pressed = true
          show()
        })
    }
    const up = (event: PointerEvent): void => {
      clearTimeout(timer)
      // A busy page hears of a short tap late, when its own clock has called it long already.
      if (!pressed || event.timeStamp - downAt >= LONG) return
      pressed = false
      hide()
    }
    const click = (event: Event): void => {
      if (!pressed) return
      pressed = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const listeners: [string, (event: never) => void, boolean?][] = [
      ['pointerenter', (event: PointerEvent) => event.pointerType === 'mouse' && soon(MOMENT)],
      ['pointerleave', (event: PointerEvent) => event.pointerType === 'mouse' && leave()],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', hide],
      ['click', click, true],
      // Browsers open a menu of their own on a long press.
      ['contextmenu', (event: Event) => pressed && event.preventDefault()],
      ['focus', () => element.matches(':focus-visible') && soon(MOMENT)],
      ['blur', hide],
      ['tip', show],
    ]
    for (const [name, listen, first] of listeners)
      element.addEventListener(name, listen as EventListener, first)
    return () => {
      hide()
      for (const [name, listen, first] of listeners)
        element.removeEventListener(name, listen as EventListener, first)
    }
  }
}
