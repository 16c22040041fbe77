/** Pieces travel where they moved, and only there. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined }) as unknown as MediaQueryList
})

import { prefs } from '../src/lib/prefs.svelte'
import { moving } from '../src/table/moving'

const skipTransition = vi.fn()

/** A browser that shows transitions. */
function startViewTransition(update: () => Promise<void>): object {
  const nothing = Promise.resolve()
  return {
    ready: nothing,
    finished: nothing,
    skipTransition,
    // As in a browser, the change is made after this has returned.
    updateCallbackDone: nothing.then(update),
  }
}

/** A named piece at a place; jsdom lays nothing out. */
function piece(name: string): { at: number } {
  const place = { at: 10 }
  const element = document.createElement('span')
  element.setAttribute('style', `view-transition-name: ${name}`)
  // jsdom does not know the property.
  Object.defineProperty(element.style, 'viewTransitionName', { value: name })
  element.getBoundingClientRect = () => new DOMRect(place.at, 0, 20, 20)
  document.body.append(element)
  return place
}

beforeEach(() => {
  prefs.motionChoice = 'on'
  Object.assign(document, { startViewTransition })
})

afterEach(() => {
  document.body.replaceChildren()
  skipTransition.mockReset()
})

describe('moving', () => {
  it('travels when a piece stands elsewhere', async () => {
    const place = piece('worker')
    await moving(() => (place.at = 90))
    expect(skipTransition).not.toHaveBeenCalled()
  })

  it('travels when a piece comes or goes', async () => {
    await moving(() => piece('worker'))
    expect(skipTransition).not.toHaveBeenCalled()
  })

  it('takes no time where nobody went anywhere', async () => {
    piece('worker')
    await moving(() => document.body.append('a number that changed'))
    expect(document.body.textContent).toBe('a number that changed')
    expect(skipTransition).toHaveBeenCalledOnce()
  })

  it('leaves what lies under a scene where it is', async () => {
    const place = piece('worker')
    document.body.firstElementChild?.setAttribute('inert', '')
    await moving(() => (place.at = 90))
    expect(skipTransition).toHaveBeenCalledOnce()
  })
})
