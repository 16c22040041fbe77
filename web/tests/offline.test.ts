/** The offline worker's work, with stores and a hall that are played by the test. */

import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { asset, book, keepable, keepAll, page, plain, renew, wayOf } from '../src/offline/keeping'

const HALL = 'http://hall.test'

/** As much of a browser's store as the worker uses. */
class Store {
  readonly kept = new Map<string, Response>()
  async match(asked: Request | string): Promise<Response | undefined> {
    return this.kept.get(address(asked))?.clone()
  }
  async put(asked: Request | string, answer: Response): Promise<void> {
    this.kept.set(address(asked), answer)
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map((path) => ({ url: HALL + path }))
  }
  async delete(asked: { url: string }): Promise<boolean> {
    return this.kept.delete(address(asked.url))
  }
}

function address(asked: Request | string): string {
  const { pathname, search } = new URL(typeof asked === 'string' ? asked : asked.url, HALL)
  return pathname + search
}

let stores: Map<string, Store>
/** What the hall answers; null: it is out of reach. */
let hall: ((path: string) => Response | Promise<Response>) | null
let asked: string[]

beforeEach(() => {
  stores = new Map()
  asked = []
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const found = stores.get(name) ?? new Store()
      stores.set(name, found)
      return found
    },
    match: async (wanted: Request | string) => {
      for (const store of stores.values()) {
        const found = await store.match(wanted)
        if (found) return found
      }
      return undefined
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  })
  vi.stubGlobal('fetch', async (wanted: Request | string) => {
    const path = address(wanted)
    asked.push(path)
    if (!hall) throw new TypeError('no network')
    return hall(path)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function request(path: string): Request {
  return new Request(HALL + path)
}

function version(name: string, files = ['/assets/a-1.js']): (path: string) => Response {
  return (path) =>
    new Response(path === '/kept.json' ? JSON.stringify({ version: name, files }) : name + path)
}

describe('a request', () => {
  const way = (path: string, mode: RequestMode = 'cors', method = 'GET'): string | null =>
    wayOf({ url: path.startsWith('http') ? path : HALL + path, mode, method }, HALL)

  it('is answered by what it is for', () => {
    expect(way('/', 'navigate')).toBe('page')
    expect(way('/table/abc', 'navigate')).toBe('page')
    expect(way('/assets/a-1.js')).toBe('asset')
    expect(way('/api/games/champions/rules?language=pl')).toBe('book')
    expect(way('/icon.svg')).toBe('plain')
  })

  it('about a table, a person or somebody else’s hall is none of ours', () => {
    expect(way('/api', 'navigate')).toBeNull()
    expect(way('/api/tables/abc')).toBeNull()
    expect(way('/api/me/tables')).toBeNull()
    expect(way('/api/games/champions/options')).toBeNull()
    expect(way('/kept.json')).toBeNull()
    expect(way('/assets/a-1.js', 'cors', 'POST')).toBeNull()
    expect(way('https://elsewhere.test/assets/a-1.js')).toBeNull()
  })

  it('to keep something is heard for books and Python alone', () => {
    const wanted = [
      '/api/games/reavers/pad?language=fr',
      '/assets/pyodide-1/x.wasm',
      '/api/tables/abc',
      '/assets/a-1.js',
      'https://elsewhere.test/api/engine.zip',
      7,
    ]
    expect(keepable(wanted, HALL).map(({ pathname }) => pathname)).toEqual([
      '/api/games/reavers/pad',
      '/assets/pyodide-1/x.wasm',
    ])
    expect(keepable('everything', HALL)).toEqual([])
  })
})

describe('a version of the client', () => {
  it('is kept in whole, and its list last: a list says that all is there', async () => {
    hall = version('one')
    await renew()
    const kept = [...(stores.get('meadhall-files-one')?.kept.keys() ?? [])]
    expect(kept).toEqual(['/index.html', '/assets/a-1.js', '/kept.json'])
  })

  it('takes over what cannot have changed, and leaves the one before for open pages', async () => {
    for (const name of ['one', 'two', 'three']) {
      hall = version(name)
      await renew()
    }
    expect([...stores.keys()]).toEqual(['meadhall-files-two', 'meadhall-files-three'])
    expect(asked.filter((path) => path === '/assets/a-1.js')).toHaveLength(1)
    expect(asked.filter((path) => path === '/index.html')).toHaveLength(3)
  })

  it('that breaks off is no version', async () => {
    hall = (path) =>
      path.startsWith('/assets/') ? new Response('', { status: 404 }) : version('x')(path)
    await expect(renew()).rejects.toThrow('/assets/a-1.js: 404')
    hall = null
    expect((await page(request('/'), () => undefined)).type).toBe('error')
  })

  it('waits where the hall says that one asks too often', async () => {
    vi.useFakeTimers()
    let busy = 1
    hall = (path) =>
      path.startsWith('/assets/') && busy-- > 0
        ? new Response('', { status: 429, headers: { 'Retry-After': '2' } })
        : version('one')(path)
    const done = renew()
    await vi.advanceTimersByTimeAsync(1000)
    expect(stores.get('meadhall-files-one')?.kept.has('/kept.json')).toBe(false)
    await vi.advanceTimersByTimeAsync(2000)
    await done
    expect(stores.get('meadhall-files-one')?.kept.has('/kept.json')).toBe(true)
  })
})

describe('without a hall', () => {
  beforeEach(async () => {
    hall = version('one')
    await renew()
  })

  it('the page, its pieces and the books are there', async () => {
    await book(request('/api/games/champions/rules'))
    hall = null
    expect(await (await page(request('/'), () => undefined)).text()).toBe('one/index.html')
    expect(await (await asset(request('/assets/a-1.js'))).text()).toBe('one/assets/a-1.js')
    const rules = await book(request('/api/games/champions/rules'))
    expect(await rules.text()).toBe('one/api/games/champions/rules')
    await expect(book(request('/api/games/reavers/rules'))).rejects.toThrow('no network')
    await expect(plain(request('/other.svg'))).rejects.toThrow('no network')
  })

  it('that fails or dawdles, what is kept is shown', async () => {
    hall = () => new Response('', { status: 502 })
    expect(await (await page(request('/'), () => undefined)).text()).toBe('one/index.html')
    vi.useFakeTimers()
    hall = () => new Promise(() => undefined)
    const shown = page(request('/'), () => undefined)
    await vi.advanceTimersByTimeAsync(4000)
    expect(await (await shown).text()).toBe('one/index.html')
  })
})

describe('what pages want kept', () => {
  it('is fetched once a day, and Python of another version goes', async () => {
    const now = new Date().toUTCString()
    hall = (path) => new Response(path, { headers: { Date: now } })
    const addresses = (python: string): URL[] =>
      keepable(['/api/engine.zip', `/assets/pyodide-${python}/a.wasm`], HALL)
    await keepAll(addresses('1'))
    await keepAll(addresses('1'))
    expect(asked).toEqual(['/api/engine.zip', '/assets/pyodide-1/a.wasm'])
    await keepAll(addresses('2'))
    expect([...(stores.get('meadhall-python')?.kept.keys() ?? [])]).toEqual([
      '/assets/pyodide-2/a.wasm',
    ])
    vi.useFakeTimers({ now: Date.now() + 25 * 3600 * 1000, toFake: ['Date'] })
    await keepAll(keepable(['/api/engine.zip'], HALL))
    expect(asked.filter((path) => path === '/api/engine.zip')).toHaveLength(2)
  })
})
