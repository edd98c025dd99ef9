/** Keeps the app on the device. VERSION and FILES are written in front of this by the build. */
const OURS = 'tabularium-'
const CACHE = `${OURS}${VERSION}`

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin || pathname.includes('/api/')) return
  event.respondWith(found(event.request))
})

/** A server tells somebody that it is his turn: which table, in his words. */
addEventListener('push', (event) => {
  const { text, table } = event.data.json()
  event.waitUntil(registration.showNotification('Tabularium', { body: text, tag: table, data: table }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(`./#/online/${event.notification.data}`))
})

/** In a window that is open, or else in a new one. */
async function goTo(address) {
  const [window] = await clients.matchAll({ type: 'window' })
  if (window === undefined) return clients.openWindow(address)
  await window.focus()
  return window.navigate(address)
}

/** The version before this one stays: pages of it may still be open, and ask for parts they have not loaded yet. */
async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE)
  const pages = await Promise.all(others.map((cacheName) => caches.match('./', { cacheName })))
  // One without a page is being filled, or was never filled.
  const whole = others.filter((_, i) => pages[i] !== undefined)
  await Promise.all(whole.slice(0, -1).map((name) => caches.delete(name)))
}

/** From this version; what it does not have, from the one before. */
async function found(request) {
  const here = await caches.match(request, { cacheName: CACHE, ignoreSearch: true })
  return here ?? (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)
}
