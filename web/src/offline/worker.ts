/** The offline worker: it listens for the browser, `keeping` does the work. Built as /offline.js. */

import { asset, book, keepable, keepAll, page, plain, renew, wayOf } from './keeping'

// The page's own types and a worker's cannot be read side by side; this is what we use of them.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asking extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Saying extends Lasting {
  readonly data: unknown
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null
}
interface Clicked extends Lasting {
  readonly notification: Notification
}
interface Page {
  readonly url: string
  focus(): Promise<unknown>
}
interface Worker {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(wanted: { type: 'window' }): Promise<Page[]>
    openWindow(address: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<Kind extends keyof Heard>(kind: Kind, hear: (event: Heard[Kind]) => void): void
}
interface Heard {
  install: Lasting
  activate: Lasting
  fetch: Asking
  message: Saying
  push: Pushed
  notificationclick: Clicked
}
const worker = self as unknown as Worker
const { origin } = worker.location

worker.addEventListener('install', (event) => {
  event.waitUntil(renew().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const way = wayOf(request, origin)
  if (way === 'page') event.respondWith(page(request, (work) => event.waitUntil(work)))
  else if (way === 'asset') event.respondWith(asset(request))
  else if (way === 'book') event.respondWith(book(request))
  else if (way === 'plain') event.respondWith(plain(request))
})

/** A page wants something kept for later. */
worker.addEventListener('message', (event) => {
  const said = event.data as { keep?: unknown } | null
  event.waitUntil(keepAll(keepable(said?.keep, origin)))
})

// -- notices -------------------------------------------------------------------------------------

worker.addEventListener('push', (event) => {
  const told = (event.data?.json() ?? {}) as { title?: string; body?: string; table?: string }
  const { title = 'Meadhall', body = '', table = '' } = told
  const notice = { body, icon: '/icon.svg', tag: table || 'meadhall', data: { table } }
  event.waitUntil(worker.registration.showNotification(title, notice))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const about = event.notification.data as { table?: unknown } | null
  event.waitUntil(show(String(about?.table ?? '')))
})

/** The page of the table, if one is open; else a new one. */
async function show(table: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' })
  const open = table && pages.find((it) => it.url.includes(`/table/${table}`))
  const path = table ? `/#/table/${encodeURIComponent(table)}` : '/#/mine'
  await (open ? open.focus() : worker.clients.openWindow(new URL(path, origin).href))
}
