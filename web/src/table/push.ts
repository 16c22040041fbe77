/** Web push: this browser tells that it is one's turn, although no page is open. */

import type { PushKeys } from '../api/types'

const WORKER = '/offline.js'

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Asks the person, then the browser's own service. A DOMException says that one of them refused. */
export async function subscribe(key: string): Promise<{ endpoint: string; keys: PushKeys }> {
  await navigator.serviceWorker.register(WORKER)
  const worker = await navigator.serviceWorker.ready
  const asked = { userVisibleOnly: true, applicationServerKey: bytesOf(key) }
  const { endpoint, keys } = (await worker.pushManager.subscribe(asked)).toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new DOMException('no address was given')
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}

/** Base64 as it stands in addresses, to bytes. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
