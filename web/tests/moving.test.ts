/** Pieces travel where they moved, and only there; the change is there at once. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined }) as unknown as MediaQueryList
})

import { tick } from 'svelte'
import { prefs } from '../src/lib/prefs.svelte'
import { land, moving } from '../src/table/moving'

interface Flight {
  it: HTMLElement
  way: Keyframe[]
  onfinish?: () => void
  oncancel?: () => void
  cancel: () => void
}

/** What travels now; jsdom moves nothing. */
let flights: Flight[] = []

function animate(this: HTMLElement, way: Keyframe[]): Flight {
  const flight: Flight = { it: this, way, cancel: () => flight.oncancel?.() }
  flights.push(flight)
  return flight
}

/** A named piece at a place, in the tray or on the board; jsdom lays nothing out. */
function piece(name: string, at: number, where: Element = document.body): HTMLElement {
  const element = document.createElement('span')
  element.dataset.piece = name
  element.getBoundingClientRect = () => new DOMRect(at, 0, 20, 20)
  where.append(element)
  return element
}

function place(name: string): HTMLElement {
  const element = document.createElement('div')
  element.className = name
  document.body.append(element)
  return element
}

const goes = (it: HTMLElement, to: number): void => {
  it.getBoundingClientRect = () => new DOMRect(to, 0, 20, 20)
}

beforeEach(() => {
  prefs.motionChoice = 'on'
  flights = []
  Object.assign(Element.prototype, { animate })
})

afterEach(() => {
  land()
  document.body.replaceChildren()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

describe('moving', () => {
  it('changes at once, and lets a piece travel that stands elsewhere', async () => {
    const worker = piece('worker', 10)
    let changed = false
    moving(() => {
      goes(worker, 90)
      changed = true
    })
    expect(changed).toBe(true)
    await tick()
    expect(flights.map(({ it }) => it)).toEqual([worker])
    expect(flights[0]?.way[0]?.transform).toContain('translate(-80px, 0px)')
  })

  it('lets nothing travel that went nowhere', async () => {
    piece('worker', 10)
    moving(() => document.body.append('a number that changed'))
    await tick()
    expect(document.body.textContent).toBe('a number that changed')
    expect(flights).toEqual([])
  })

  it('leaves what lies under a scene where it is', async () => {
    const worker = piece('worker', 10)
    worker.setAttribute('inert', '')
    moving(() => goes(worker, 90))
    await tick()
    expect(flights).toEqual([])
  })

  it('lets nothing travel where a scene opens', async () => {
    const worker = piece('worker', 10)
    moving(() => {
      goes(worker, 90)
      place('scene').dataset.over = 'scene'
    })
    await tick()
    expect(flights).toEqual([])
  })

  it('sends a likeness from the tray to the board, and takes it away when it is there', async () => {
    const [tray, board] = [place('mine'), place('board')]
    const held = piece('worker', 10, tray)
    moving(() => {
      held.remove()
      piece('worker', 90, board)
    })
    await tick()
    expect(document.querySelectorAll('.board [data-likeness]')).toHaveLength(1)
    // It is no piece itself: the next change finds one worker only.
    expect(document.querySelectorAll('[data-piece]')).toHaveLength(1)
    for (const flight of flights) flight.onfinish?.()
    expect(document.querySelectorAll('[data-likeness]')).toHaveLength(0)
  })

  it('is there at once where all moves on', async () => {
    const worker = piece('worker', 10)
    moving(() => goes(worker, 90))
    await tick()
    const stopped = flights.map((flight) => vi.spyOn(flight, 'cancel'))
    land()
    expect(stopped.map((it) => it.mock.calls.length)).toEqual([1])
  })

  it('lets nothing travel where nothing may move', async () => {
    prefs.motionChoice = 'off'
    const worker = piece('worker', 10)
    moving(() => goes(worker, 90))
    await tick()
    expect(flights).toEqual([])
  })
})
