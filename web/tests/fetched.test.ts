/** Pieces of the program that do not come, and browsers that keep nothing. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetched, renewPage } from '../src/lib/fetched'
import { keep, recall } from '../src/lib/storage'

describe('a piece of the program', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('is asked for again when it does not come', async () => {
    const load = vi.fn<() => Promise<string>>()
    load.mockRejectedValueOnce(new TypeError('no net')).mockResolvedValue('piece')
    const coming = fetched(load)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await coming).toBe('piece')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is given up in the end, and says why', async () => {
    const coming = fetched(() => Promise.reject(new TypeError('gone')))
    const told = expect(coming).rejects.toThrow('gone')
    await vi.advanceTimersByTimeAsync(20_000)
    await told
  })

  it('of another version lets the page be fetched anew, never in circles', () => {
    const reload = vi.fn()
    expect(renewPage(1_000_000, reload)).toBe(true)
    expect(renewPage(1_010_000, reload)).toBe(false)
    expect(renewPage(2_000_000, reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })
})

describe('a browser that keeps nothing', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('is a browser all the same: what is kept lasts as long as the page', () => {
    const forbidden = (): never => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
    expect(recall('meadhall.me')).toBeNull()
    keep('meadhall.me', 'key')
    expect(recall('meadhall.me')).toBe('key')
  })
})
