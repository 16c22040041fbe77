/** What lies beyond the edge of a room, and how far to go there. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sideOf, way } from '../src/things/rooms.svelte'
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

describe('reading about a thing', () => {
  let thing: HTMLButtonElement
  let chosen: number
  let leave: () => void

  const point = (name: string, pointerType: string): void => {
    thing.dispatchEvent(Object.assign(new Event(name), { pointerType }))
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
    point('pointerup', 'touch')
    thing.click()
    expect(chosen).toBe(0)
    // The next tap is a tap again.
    point('pointerdown', 'touch')
    vi.advanceTimersByTime(100)
    point('pointerup', 'touch')
    thing.click()
    expect(chosen).toBe(1)
  })
})
