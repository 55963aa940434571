import { preloadModule } from 'react-dom'

type Fetch = typeof fetch

/**
 * Makes Remix's requests wait for `waitForRetry` while the server cannot be reached. Wraps `fetch`,
 * because Remix has no hook.
 */
export function retryOffline(
  send: Fetch,
  waitForRetry: (signal: AbortSignal) => Promise<void>,
): Fetch {
  return async function sendOrWait(url, init): Promise<Response> {
    try {
      const response = await send(url, init)
      if (isManifest(url)) void preloadPages(response.clone()).catch(() => {})
      return response
    } catch (error) {
      if (!(error instanceof TypeError) || !init?.signal || !keepsPageWaiting(url, init)) {
        throw error
      }
      await waitForRetry(init.signal)
      return sendOrWait(url, init)
    }
  }
}

const isManifest = (url: Parameters<Fetch>[0]) =>
  url instanceof URL && url.pathname === '/__manifest'

/** Loads the code of the pages that the open one links to: without it, Remix reloads the page. */
async function preloadPages(manifest: Response): Promise<void> {
  const routes = (await manifest.json()) as Record<string, { module: string; imports?: string[] }>
  for (const { module, imports = [] } of Object.values(routes)) {
    for (const file of [module, ...imports]) preloadModule(file, { as: 'script' })
  }
}

const signInPath = '/admin/login'

/** True for a page's data and code. Forms have their own reply: see `keepPageOffline`. */
function keepsPageWaiting(url: Parameters<Fetch>[0], { method }: RequestInit): boolean {
  if (!(url instanceof URL)) return false
  if (!method) return url.pathname.endsWith('.data') || isManifest(url)
  // A form sent again after sign-in: its text is only on the sign-in page.
  return location.pathname === signInPath && url.pathname !== `${signInPath}.data`
}
