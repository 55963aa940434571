import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { WaitForDrain } from '#app/http/back-pressure.server.ts'
import { pageStyles, siteSecurityHeaders } from '#app/http/page-security.server.ts'
import { languageFor, previewExpiry, wordsOf } from '#app/http/request-content.server.ts'
import { isStatic } from '#app/http/route-handle.ts'
import { siteRouteId } from '#app/http/site-route-id.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { DocumentContext } from '#app/ui/layout/document-context.tsx'
import { defaultLanguage, languageCodes } from '#business/languages/languages.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { environment } from '#environment.ts'

// server.ts imports these from the build.
export { startShutdown } from '#app/http/event-stream.server.ts'
export { readBuiltFiles } from '#app/http/files-in-memory.server.ts'
export { createRequestListener } from '#app/http/request-listener.server.ts'
export { directResult } from '#app/http/direct-action.server.ts'
export { closeSignal, trackDrain } from '#app/http/back-pressure.server.ts'
export { startMetrics } from '#app/models/monitoring/health.server.ts'
export { refuseClientError, refuseExpectation } from '#app/http/request-checks.server.ts'
export { checkSchemaCompatibility } from '#platform/database/migrations.ts'
export { log } from '#platform/logs/log.ts'
export { environment } from '#environment.ts'

// Types loaders and actions for single fetch.
declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
  interface AppLoadContext {
    /** Set by server.ts only. */
    closed?: AbortSignal
    /** Set by server.ts only. */
    trackDrain?: () => WaitForDrain
    /** The result of the action, if it has run already. Set by server.ts only. */
    directResult?: Promise<unknown>
  }
}

const renderTimeoutMs = 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const expiresAt = previewExpiry(request)
  const nonce =
    expiresAt || !isStaticPage(remixContext) ? randomBytes(16).toString('base64') : undefined
  const security = siteSecurityHeaders(nonce ? { nonce, sendsForms: !expiresAt } : undefined)
  if (expiresAt) {
    // Drafts must not be cached or indexed. The URL is the key, so it must not reach other sites.
    headers.set('Cache-Control', 'private, no-store')
    headers.set('X-Robots-Tag', 'noindex, nofollow')
    headers.set('Referrer-Policy', 'no-referrer')
  } else if (isForVisitors(remixContext)) {
    headers.set('Speculation-Rules', '"/speculation-rules.json"')
    if (languageFor(request) === defaultLanguage) headers.append('Vary', 'Accept-Language')
  }
  for (const [name, value] of Object.entries(security)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  const values = {
    nonce: nonce ?? '',
    inlineStyles: import.meta.env.PROD ? pageStyles : null,
    preview: expiresAt && {
      expiresAt: formatInstant(expiresAt),
      cmsOrigin: new URL(environment.cmsUrl).origin,
    },
    errorWords: wordsOf(request).errorPages,
  }
  const app = (
    <DocumentContext value={values}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </DocumentContext>
  )
  return new Response(await renderToHtml(app, nonce), { headers, status })
}

export function handleError(error: unknown, { request }: LoaderFunctionArgs): void {
  // Ignore closed connections and refused requests.
  const isRefused = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isRefused) logFailure('A request could not be answered', error)
}

function renderToHtml(app: ReactNode, nonce?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      nonce,
      // Otherwise React sends large parts separately and needs scripts to insert them.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        clearTimeout(timer)
        resolve(text(pipe(new PassThrough())))
      },
      onShellError: reject,
      onError: (error) => {
        logFailure('A part of a page could not be rendered', error)
      },
    })
    const timer = setTimeout(abort, renderTimeoutMs).unref()
  })
}

function isStaticPage({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => isStatic(routeModules[route.id]?.handle))
}

const siteRouteIds = languageCodes.map(siteRouteId)

function isForVisitors({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => siteRouteIds.includes(route.id))
}
