const cacheName = 'run-sheet'
const sheetPath = '/admin/run-sheet'

/** Makes the loader mark the page as a copy. */
export const copyHeader = 'X-Offline-Copy'

/**
 * Replaces the copy of the run sheet, which public/admin/run-sheet-worker.js shows offline, by the
 * open page. Returns true if the server answered.
 */
export async function storeOfflineCopy(signal: AbortSignal): Promise<boolean> {
  // Opened before the request: a sign-out in another tab then deletes the answer, too.
  const cache = await caches.open(cacheName)
  const response = await fetch(location.pathname + location.search, {
    headers: { [copyHeader]: '1' },
    redirect: 'manual',
    signal,
  })
  if (response.type === 'opaqueredirect' || response.status === 403) {
    await deleteOfflineCopy()
    return true
  }
  if (!response.ok) return false
  const page = await response.clone().text()
  const files = Array.from(page.matchAll(/="(\/assets\/[^"]+)"/g), ([, file]) => file!)
  const stored = await cache.keys()
  const storedPaths = stored.map(pathOf)
  const isMissing = (file: string) => !storedPaths.includes(file)
  await cache.addAll([...new Set(files)].filter(isMissing))
  // Files loaded later, such as toasts. The site may have been updated since.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => pathOf({ url: name }))
  const optional = loaded.filter((file) => file.startsWith('/assets/') && !files.includes(file))
  await Promise.allSettled(optional.filter(isMissing).map((file) => cache.add(file)))
  if (signal.aborted) return false
  await cache.put(sheetPath, response)
  const current = [...files, ...optional, sheetPath]
  const outdated = stored.filter((request) => !current.includes(pathOf(request)))
  await Promise.all(outdated.map((request) => cache.delete(request)))
  return true
}

const pathOf = ({ url }: { url: string }) => new URL(url).pathname

/** Call it at sign-out: the next person on this device must not see customers. */
export async function deleteOfflineCopy(): Promise<void> {
  try {
    await globalThis.caches?.delete(cacheName)
  } catch {
    // Storage is forbidden, so there is no copy.
  }
}
