/**
 * What this device keeps of the hall, and what it answers where the hall is out of reach: the pages,
 * the books and what counts score pads. Nothing of a table, a key or a person ever comes in here:
 * only addresses named below are kept.
 */

/** The client's files, one store a version. A store is complete when the list itself lies in it. */
const FILES = 'meadhall-files-'
const LIST = '/kept.json'
const INDEX = '/index.html'
/** Python for the score pads: its place holds its version, so it outlives new versions of ours. */
const PYTHON = 'meadhall-python'
const PYTHON_PLACE = '/assets/pyodide-'
/** Rules, glossaries, words, pads and the engine: those of the last visit. */
const BOOKS = 'meadhall-books'
const BOOK = /^\/api\/(games\/[a-z]+\/(rules|words|pad)|engine\.zip)$/
const A_DAY = 24 * 3600 * 1000
/** So long the hall may take before we show what we have. */
const PATIENCE = 4000
/** Between two files nobody waits for: a hall counts how often one asks. */
const PAUSE = 25
/** The hall says by which headers answers differ; ours are read by one browser alone. */
const ANY = { ignoreVary: true }

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** How a request is answered; null: the hall answers it, and nothing is kept of it. */
export type Way = 'page' | 'asset' | 'book' | 'plain' | null

export function wayOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Way {
  const asked = new URL(request.url)
  if (request.method !== 'GET' || asked.origin !== origin) return null
  const path = asked.pathname
  // The hall answers these itself.
  if (request.mode === 'navigate') return path.startsWith('/api') ? null : 'page'
  if (path.startsWith('/assets/')) return 'asset'
  if (BOOK.test(path)) return 'book'
  return path.startsWith('/api/') || path === LIST ? null : 'plain'
}

/** Of what a page wants kept for later, what may be kept. */
export function keepable(wanted: unknown, origin: string): URL[] {
  const paths = Array.isArray(wanted) ? wanted.map(String) : []
  return paths
    .map((path) => new URL(path, origin))
    .filter((it) => it.origin === origin && (BOOK.test(it.pathname) || isPython(it)))
}

// -- answering -----------------------------------------------------------------------------------

/** The newest page where the hall answers, the kept one where it does not. */
export async function page(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  try {
    const answer = await inTime(fetch(request))
    if (answer.ok) later(renew().catch(() => undefined))
    if (answer.status < 500) return answer
  } catch {
    // Then the kept one.
  }
  const store = await newest()
  return (await store?.match(INDEX, ANY)) ?? Response.error()
}

/** Names hold a hash of what is in them: what was kept once stays right. */
export async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request, ANY)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && isPython(new URL(request.url))) await put(PYTHON, request, answer)
  return answer
}

export async function book(request: Request): Promise<Response> {
  const kept = await caches.match(request, ANY)
  try {
    const asked = fetch(request)
    const answer = await (kept ? inTime(asked) : asked)
    if (answer.ok) await put(BOOKS, request, answer)
    else if (kept && answer.status >= 500) return kept
    return answer
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

/** An icon, the manifest: from the hall, else as kept. */
export async function plain(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request, ANY)
    if (kept) return kept
    throw error
  }
}

async function put(name: string, request: Request | string, answer: Response): Promise<void> {
  const store = await caches.open(name)
  await store.put(request, answer.clone())
}

function inTime(asked: Promise<Response>): Promise<Response> {
  const late = wait(PATIENCE).then((): never => {
    throw new Error('the hall takes too long')
  })
  return Promise.race([asked, late])
}

// -- keeping -------------------------------------------------------------------------------------

let renewing: Promise<void> | undefined

/** Keep the version the hall has now, if it is another one than ours; then let the old one go. */
export function renew(): Promise<void> {
  renewing ??= renewed().finally(() => (renewing = undefined))
  return renewing
}

async function renewed(): Promise<void> {
  const list = await fetch(LIST, { cache: 'no-cache' })
  if (!list.ok) throw new Error(`${LIST}: ${list.status}`)
  const { version, files } = (await list.clone().json()) as { version: string; files: string[] }
  const name = FILES + version
  const before = (await complete()).at(-1)
  if (before === name) return
  await caches.delete(name)
  const store = await caches.open(name)
  for (const path of new Set([INDEX, ...files])) {
    await store.put(path, (await unchanged(path)) ?? (await fetched(path)))
  }
  await store.put(LIST, list)
  // A page of the version before may still be open, and may ask for another piece of it.
  const stay = new Set([name, before, PYTHON, BOOKS])
  for (const other of await caches.keys()) if (!stay.has(other)) await caches.delete(other)
}

/** Only what can never change may be taken over from an older version. */
async function unchanged(path: string): Promise<Response | undefined> {
  return path.startsWith('/assets/') ? caches.match(path, ANY) : undefined
}

async function complete(): Promise<string[]> {
  const found: string[] = []
  for (const name of await caches.keys()) {
    if (!name.startsWith(FILES)) continue
    if (await (await caches.open(name)).match(LIST, ANY)) found.push(name)
  }
  return found
}

async function newest(): Promise<Cache | undefined> {
  const name = (await complete()).at(-1)
  return name ? caches.open(name) : undefined
}

async function fetched(path: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(path, {
      cache: path.startsWith('/assets/') ? 'default' : 'no-cache',
    })
    await wait(PAUSE)
    if (answer.ok) return answer
    if (answer.status !== 429) throw new Error(`${path}: ${answer.status}`)
    await wait(1000 * Number(answer.headers.get('Retry-After') ?? 1))
  }
}

export async function keepAll(addresses: URL[]): Promise<void> {
  for (const address of addresses) {
    const kept = await caches.match(address.href, ANY)
    if (kept && (isPython(address) || !isOld(kept))) continue
    try {
      await put(isPython(address) ? PYTHON : BOOKS, address.href, await fetched(address.href))
    } catch {
      // No hall, or it does not know this: what was kept before stays.
    }
  }
  const python = addresses.find(isPython)
  if (python) await tidyPython(python.pathname)
}

function isPython({ pathname }: URL): boolean {
  return pathname.startsWith(PYTHON_PLACE)
}

function isOld(kept: Response): boolean {
  return Date.now() - Date.parse(kept.headers.get('Date') ?? '') > A_DAY
}

/** Throw away Python of another version than the one that is used now. */
async function tidyPython(used: string): Promise<void> {
  const store = await caches.open(PYTHON)
  const folder = used.slice(0, used.lastIndexOf('/') + 1)
  for (const request of await store.keys()) {
    if (!new URL(request.url).pathname.startsWith(folder)) await store.delete(request)
  }
}
