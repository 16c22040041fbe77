import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A button at 50 on a sheet that is drawn twice as large, as two kinds of browsers tell it. */
function drawn(inSheets: boolean): HTMLElement {
  Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const by = inSheets ? 1 : this.style.zoom || this.closest('.sheet') ? 2 : 1
    return new DOMRect(50 * by, 0, 10 * by, 10 * by)
  }
  const sheet = document.createElement('div')
  sheet.className = 'sheet'
  sheet.style.zoom = '2'
  const button = document.createElement('button')
  sheet.append(button)
  document.body.append(sheet)
  return button
}

describe('the box of a thing on a zoomed sheet', () => {
  const real = Element.prototype.getBoundingClientRect
  beforeEach(() => {
    vi.resetModules()
    vi.stubGlobal('getComputedStyle', (it: HTMLElement) => ({ zoom: it.style.zoom || '1' }))
  })
  afterEach(() => {
    Element.prototype.getBoundingClientRect = real
    vi.unstubAllGlobals()
    document.body.replaceChildren()
  })

  it.each([true, false])('is told in pixels of the page (Safari: %s)', async (inSheets) => {
    const button = drawn(inSheets)
    const { boxOf } = await import('../src/things/box')
    const { x, width } = boxOf(button)
    expect([x, width]).toEqual([100, 20])
  })
})
