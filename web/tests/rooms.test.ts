/** What lies beyond the edge of a room, and how far to go there. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '@testing-library/svelte'
import { tick } from 'svelte'

vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList
})

import Edges from '../src/things/Edges.svelte'
import { rooms, sideOf, way } from '../src/things/rooms.svelte'
import { tip, tips } from '../src/things/tip.svelte'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('the edge of a room', () => {
  const room = box(0, 0, 100, 100)

  it('lets pass what is half in sight', () => {
    expect(sideOf(box(10, 10, 20, 20), room)).toBeNull()
    expect(sideOf(box(-9, 10, 20, 20), room)).toBeNull()
    expect(sideOf(box(10, 90, 20, 20), room)).toBeNull()
  })

  it('names the side on which something lies', () => {
    expect(sideOf(box(-30, 10, 20, 20), room)).toBe('left')
    expect(sideOf(box(120, 10, 20, 20), room)).toBe('right')
    expect(sideOf(box(10, -15, 20, 20), room)).toBe('top')
    expect(sideOf(box(10, 95, 20, 20), room)).toBe('bottom')
  })

  it('moves as little as needed', () => {
    expect(way(20, 60, 0, 100)).toBe(0)
    expect(way(-30, 10, 0, 100)).toBe(-30)
    expect(way(90, 130, 0, 100)).toBe(30)
    // Larger than the room: its beginning comes into sight.
    expect(way(40, 240, 0, 100)).toBe(40)
  })
})

describe('a new question', () => {
  it('is brought into sight before the next frame: nothing moves once it can be touched', async () => {
    const bring = vi.spyOn(rooms, 'bring')
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
    const edges = render(Edges, { asked: '1.0' })
    await tick().then(tick).then(tick)
    bring.mockClear()
    await edges.rerender({ asked: '1.1' })
    await tick().then(tick)
    expect(bring).toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})

describe('a room that is being scrolled', () => {
  it('has each thing measured once for all rooms: every frame waits for it', () => {
    const frames: FrameRequestCallback[] = []
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((it) => frames.push(it))
    const all = ['one', 'two', 'three', 'four'].map(() => document.createElement('div'))
    const leave = all.map((room) => rooms.add(room))
    document.body.append(...all)
    const thing = document.createElement('button')
    thing.dataset.option = '1'
    Object.defineProperty(thing, 'offsetWidth', { value: 10 })
    all[0]?.append(thing)
    for (const frame of frames.splice(0)) frame(0)
    const measured = vi.spyOn(thing, 'getBoundingClientRect')
    rooms.look()
    for (const frame of frames.splice(0)) frame(0)
    expect(measured.mock.calls.length).toBe(1)
    for (const it of leave) it()
    for (const room of all) room.remove()
    vi.restoreAllMocks()
  })
})

describe('reading about a thing', () => {
  let thing: HTMLButtonElement
  let chosen: number
  let leave: () => void

  const point = (name: string, pointerType: string, timeStamp = 0): void => {
    const event = new Event(name)
    Object.defineProperties(event, {
      pointerType: { value: pointerType },
      timeStamp: { value: timeStamp },
    })
    thing.dispatchEvent(event)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    thing = document.createElement('button')
    document.body.append(thing)
    chosen = 0
    leave = tip(() => ({ title: 'A market' }))(thing)
    thing.addEventListener('click', () => (chosen += 1))
  })
  afterEach(async () => {
    leave()
    thing.remove()
    await Promise.resolve()
    vi.useRealTimers()
  })

  it('takes a moment of hovering, and ends with a click', async () => {
    point('pointerenter', 'mouse')
    vi.advanceTimersByTime(300)
    expect(tips.shown).toBeNull()
    vi.advanceTimersByTime(100)
    expect(tips.shown?.text.title).toBe('A market')
    point('pointerdown', 'mouse')
    thing.click()
    await Promise.resolve()
    expect(tips.shown).toBeNull()
    expect(chosen).toBe(1)
    vi.advanceTimersByTime(2000)
    expect(tips.shown).toBeNull()
  })

  it('never chooses by a long press', () => {
    point('pointerdown', 'touch')
    vi.advanceTimersByTime(500)
    expect(tips.shown?.text.title).toBe('A market')
    point('pointerup', 'touch', 500)
    thing.click()
    expect(chosen).toBe(0)
    // The next tap is a tap again.
    point('pointerdown', 'touch', 1000)
    vi.advanceTimersByTime(100)
    point('pointerup', 'touch', 1100)
    thing.click()
    expect(chosen).toBe(1)
  })

  it('takes a short tap for one, however late a busy page hears of its end', async () => {
    point('pointerdown', 'touch', 0)
    vi.advanceTimersByTime(900)
    point('pointerup', 'touch', 40)
    thing.click()
    expect(chosen).toBe(1)
    await Promise.resolve()
    expect(tips.shown).toBeNull()
  })
})
