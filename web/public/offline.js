/**
 * Works while the hall is out of reach: keeps the pages, the books and what counts score pads.
 * Nothing of a table, a key or a person ever comes in here: only addresses named below are kept.
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

const here = (path) => new URL(path, self.location.origin)
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

self.addEventListener('install', (event) => {
  event.waitUntil(renew().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    // The hall answers these itself.
    if (!pathname.startsWith('/api')) event.respondWith(page(event))
  } else if (pathname.startsWith('/assets/')) event.respondWith(asset(request, pathname))
  else if (BOOK.test(pathname)) event.respondWith(book(request))
  else if (!pathname.startsWith('/api/') && pathname !== LIST) event.respondWith(plain(request))
})

/** A page wants something kept for later. */
self.addEventListener('message', (event) => {
  const wanted = Array.isArray(event.data?.keep) ? event.data.keep : []
  const known = wanted
    .map((path) => here(path))
    .filter(({ origin, pathname }) => origin === self.location.origin && isKept(pathname))
  event.waitUntil(keepAll(known))
})

function isKept(pathname) {
  return BOOK.test(pathname) || pathname.startsWith(PYTHON_PLACE)
}

// -- answering -----------------------------------------------------------------------------------

/** The newest page where the hall answers, the kept one where it does not. */
async function page(event) {
  try {
    const answer = await inTime(fetch(event.request))
    if (answer.ok) event.waitUntil(renew().catch(() => undefined))
    if (answer.status < 500) return answer
  } catch {
    // Then the kept one.
  }
  const store = await newest()
  return (await store?.match(INDEX, ANY)) ?? Response.error()
}

/** Names hold a hash of what is in them: what was kept once stays right. */
async function asset(request, pathname) {
  const kept = await caches.match(request, ANY)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && pathname.startsWith(PYTHON_PLACE)) await put(PYTHON, request, answer)
  return answer
}

async function book(request) {
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
async function plain(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request, ANY)
    if (kept) return kept
    throw error
  }
}

/** The hall says by which headers answers differ; ours are read by one browser alone. */
const ANY = { ignoreVary: true }

async function put(name, request, answer) {
  const store = await caches.open(name)
  await store.put(request, answer.clone())
}

function inTime(asked) {
  const late = wait(PATIENCE).then(() => {
    throw new Error('the hall takes too long')
  })
  return Promise.race([asked, late])
}

// -- keeping -------------------------------------------------------------------------------------

let renewing

/** Keep the version the hall has now, if it is another one than ours; then let the old one go. */
function renew() {
  renewing ??= renewed().finally(() => (renewing = undefined))
  return renewing
}

async function renewed() {
  const list = await fetch(LIST, { cache: 'no-cache' })
  if (!list.ok) throw new Error(`${LIST}: ${list.status}`)
  const { version, files } = await list.clone().json()
  const name = FILES + version
  const before = await complete()
  if (before.at(-1) === name) return
  await caches.delete(name)
  const store = await caches.open(name)
  for (const path of new Set([INDEX, ...files])) {
    await store.put(path, (await caches.match(hashed(path), ANY)) ?? (await fetched(path)))
  }
  await store.put(LIST, list)
  // A page of the version before may still be open, and may ask for another piece of it.
  const stay = new Set([name, before.at(-1), PYTHON, BOOKS])
  for (const other of await caches.keys()) if (!stay.has(other)) await caches.delete(other)
}

/** Only what can never change may be taken over from an older version. */
function hashed(path) {
  return path.startsWith('/assets/') ? path : '/nothing-of-this-name'
}

async function complete() {
  const found = []
  for (const name of await caches.keys()) {
    if (!name.startsWith(FILES)) continue
    if (await (await caches.open(name)).match(LIST, ANY)) found.push(name)
  }
  return found
}

async function newest() {
  const name = (await complete()).at(-1)
  return name ? caches.open(name) : undefined
}

async function fetched(path) {
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

async function keepAll(addresses) {
  for (const address of addresses) {
    const kept = await caches.match(address.href, ANY)
    if (kept && (address.pathname.startsWith(PYTHON_PLACE) || !isOld(kept))) continue
    try {
      await put(isPython(address) ? PYTHON : BOOKS, address.href, await fetched(address.href))
    } catch {
      // No hall, or it does not know this: what was kept before stays.
    }
  }
  const python = addresses.find(isPython)
  if (python) await tidyPython(python.pathname)
}

function isPython({ pathname }) {
  return pathname.startsWith(PYTHON_PLACE)
}

function isOld(kept) {
  return Date.now() - Date.parse(kept.headers.get('Date') ?? '') > A_DAY
}

/** Throw away Python of another version than the one that is used now. */
async function tidyPython(used) {
  const store = await caches.open(PYTHON)
  const folder = used.slice(0, used.lastIndexOf('/') + 1)
  for (const request of await store.keys()) {
    if (!new URL(request.url).pathname.startsWith(folder)) await store.delete(request)
  }
}

// -- notices -------------------------------------------------------------------------------------

self.addEventListener('push', (event) => {
  const { title = 'Meadhall', body = '', table = '' } = event.data?.json() ?? {}
  const notice = { body, icon: '/icon.svg', tag: table || 'meadhall', data: { table } }
  event.waitUntil(self.registration.showNotification(title, notice))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const table = String(event.notification.data?.table ?? '')
  const path = table ? `/#/table/${encodeURIComponent(table)}` : '/#/mine'
  event.waitUntil(show(here(path).href, table))
})

/** The page of the table, if one is open; else a new one. */
async function show(address, table) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = table && pages.find((it) => it.url.includes(`/table/${table}`))
  await (open ? open.focus() : self.clients.openWindow(address))
}
