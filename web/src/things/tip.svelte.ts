/**
 * What a thing is and does, shown beside it: on hover, on keyboard focus, on a long press, and on a
 * tap where the thing has nothing else to do.
 */

export interface TipText {
  title: string
  text?: string
  rule?: string
  /** Why it is closed. */
  why?: string
}

const LONG = 450

class Tips {
  shown = $state.raw<{ text: TipText; at: DOMRect; by: Element } | null>(null)
  /** A tap explains instead of choosing: for fingers, by a switch at the prompt. */
  explaining = $state(false)

  show(element: Element, text: TipText): void {
    this.shown = { text, at: element.getBoundingClientRect(), by: element }
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
    const show = (): void => {
      const now = text()
      if (now && (now.title || now.text)) tips.show(element, now)
    }
    const hide = (): void => {
      clearTimeout(timer)
      tips.hide(element)
    }
    const down = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') timer = setTimeout(show, LONG)
    }
    const listeners: [string, (event: never) => void][] = [
      ['pointerenter', (event: PointerEvent) => event.pointerType === 'mouse' && show()],
      ['pointerleave', (event: PointerEvent) => event.pointerType === 'mouse' && hide()],
      ['pointerdown', down],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', hide],
      ['focus', () => element.matches(':focus-visible') && show()],
      ['blur', hide],
      ['tip', show],
    ]
    for (const [name, listen] of listeners) element.addEventListener(name, listen as EventListener)
    return () => {
      hide()
      for (const [name, listen] of listeners)
        element.removeEventListener(name, listen as EventListener)
    }
  }
}
