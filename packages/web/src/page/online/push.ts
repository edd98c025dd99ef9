/** Notices that come whether the page is open or not: by the service worker, where browser and server can. */
import type { Subscription } from '@tabularium/online'
import { api } from './api.ts'

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis

/** The server's key as browsers want it. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function subscriptionOf(found: PushSubscription): Subscription {
  const { endpoint, keys = {} } = found.toJSON()
  return { endpoint: endpoint ?? found.endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

/** False: the browser would not. */
export async function startPush(key: string): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker.ready
    const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
    await api.post('push', subscriptionOf(found))
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

export async function stopPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration()
  const found = await worker?.pushManager.getSubscription()
  if (!found) return
  await api.delete('push', { endpoint: found.endpoint })
  await found.unsubscribe()
}
