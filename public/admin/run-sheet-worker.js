// Lets the run sheet reload without a network. The page stores and deletes its copy:
// app/staff/shell/offline-copy.ts.
const cacheName = 'run-sheet'
const sheetPath = '/admin/run-sheet'
const timeoutMs = 5000
const maxAgeMs = 24 * 60 * 60 * 1000

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { pathname } = new URL(url)
  if (pathname.startsWith('/assets/')) event.respondWith(openFile(event.request))
  if (pathname === sheetPath && mode === 'navigate' && method === 'GET') {
    event.respondWith(openSheet(event))
  }
})

async function openFile(request) {
  return (await caches.match(request, { cacheName })) ?? fetch(request)
}

async function openSheet(event) {
  const answer = fetchSheet(event.request)
  // A late answer can still delete the copy.
  event.waitUntil(answer.catch(() => {}))
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs))
  const response = await Promise.race([answer, timeout]).catch(() => {})
  if (response && response.status < 500) return response
  return (await findCopy(event.request)) ?? answer
}

async function fetchSheet(request) {
  const response = await fetch(request)
  // Signed out, or without access.
  if (response.type === 'opaqueredirect' || response.status === 403) await caches.delete(cacheName)
  return response
}

async function findCopy({ url }) {
  const copy = await caches.match(sheetPath, { cacheName })
  if (!copy) return null
  if (Date.now() - Date.parse(copy.headers.get('Date')) > maxAgeMs) {
    await caches.delete(cacheName)
    return null
  }
  return copy.url === url.split('#')[0] ? copy : Response.redirect(copy.url)
}
