import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { InlineStylesContext } from '#app/components/layout/inline-styles.tsx'
import { NonceContext } from '#app/components/layout/nonce.ts'
import { PreviewContext } from '#app/components/layout/preview.tsx'
import { isStatic } from '#app/components/layout/route-handle.ts'
import carouselButtons from '#app/components/parts/carousel-buttons.css?inline'
import { exitOnceIdle } from '#app/http/graceful-stop.server.ts'
import { cachedPage, preferredEncoding } from '#app/http/page-cache.server.ts'
import { contentShownIn, previewOf } from '#app/http/request-content.server.ts'
import { securityHeaders } from '#app/http/security-headers.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { pathOf } from '#business/content/site-links.ts'
import { environment } from '#environment.ts'
import tailwind from './tailwind.css?inline'

// Loader and action types follow single fetch: plain data in, the same types out.
declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

const styles = tailwind + carouselButtons

const isDevelopment = process.env.NODE_ENV === 'development'
const renderTimeoutMs = 10_000

// A shared cache in front may keep a page for a minute; a browser asks each time, and mostly hears "304".
const forEveryone = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'
const forNobodyElse = 'private, no-store'

exitOnceIdle()

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const endsAt = previewOf(request)
  if (endsAt) return previewResponse(request, status, headers, remixContext, endsAt)

  const nonce = isStaticPage(remixContext) ? null : newNonce()
  for (const [name, value] of Object.entries(securityHeaders({ nonce }))) {
    // A route may have said something stricter for its own page.
    if (!headers.has(name)) headers.set(name, value)
  }
  if (isForVisitors(remixContext)) headers.set('Speculation-Rules', '"/speculation-rules.json"')

  const app = <App request={request} remixContext={remixContext} nonce={nonce} />
  const render = () => renderToHtml(app, nonce)
  if (nonce !== null) return new Response(await render(), { headers, status })

  // What went wrong may be the content itself; what a route lets nobody keep is not kept here either. Nor is anything in
  // development, where a page changes with its code.
  const mayKeep =
    !isDevelopment && status === 200 && !headers.get('Cache-Control')?.includes('no-store')
  const content = mayKeep ? await contentShownIn(loadContext) : undefined
  if (!content) return new Response(await render(), { headers, status })

  const page = await cachedPage(pathOf(new URL(request.url)), content.version, render)
  const encoding = preferredEncoding(request.headers.get('Accept-Encoding'))
  const tag = `"${page.tag}-${encoding}"`
  headers.set('Cache-Control', isSignedIn(request) ? forNobodyElse : forEveryone)
  headers.set('ETag', tag)
  headers.set('Vary', 'Accept-Encoding')
  if (request.headers.get('If-None-Match')?.includes(tag)) {
    return new Response(null, { headers, status: 304 })
  }
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(page.bodies[encoding].length))
  return new Response(new Uint8Array(page.bodies[encoding]), { headers, status })
}

/** A page with drafts in it, for whoever holds the link and for nobody else: no cache and no search engine keeps it. */
async function previewResponse(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  endsAt: Date,
): Promise<Response> {
  const nonce = newNonce()
  const policy = securityHeaders({ nonce, sendsForms: false })
  for (const [name, value] of Object.entries(policy)) headers.set(name, value)
  headers.set('Cache-Control', forNobodyElse)
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  // The address is the key: it must not reach other sites.
  headers.set('Referrer-Policy', 'no-referrer')
  const preview = { endsAt, nonce, cmsOrigin: new URL(environment.cmsUrl).origin }
  const app = (
    <PreviewContext value={preview}>
      <App request={request} remixContext={remixContext} nonce={nonce} />
    </PreviewContext>
  )
  return new Response(await renderToHtml(app, nonce), { headers, status })
}

function App({
  request,
  remixContext,
  nonce,
}: {
  request: Request
  remixContext: EntryContext
  nonce: string | null
}) {
  return (
    <NonceContext value={nonce ?? ''}>
      <InlineStylesContext value={import.meta.env.PROD ? styles : null}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce ?? undefined} />
      </InlineStylesContext>
    </NonceContext>
  )
}

export function handleError(error: unknown, { request }: LoaderFunctionArgs): void {
  // Whoever has gone needs no answer, and whoever sends something to a page without a form has got one.
  const isRefused = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isRefused) logFailure('A request could not be answered:', error)
}

/** The page as HTML, once it is whole: no page leaves a part of its content for later. */
function renderToHtml(app: ReactNode, nonce: string | null): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      nonce: nonce ?? undefined,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => console.error(error),
    })
    setTimeout(abort, renderTimeoutMs).unref()
  })
}

function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** A page whose route says that it ships no JavaScript; an error page of any route ships none either. */
function isStaticPage({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => isStatic(routeModules[route.id]?.handle))
}

function isForVisitors({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.id === 'routes/site/layout')
}

function isSignedIn(request: Request): boolean {
  return /(^|;\s*)payload-token=/.test(request.headers.get('Cookie') ?? '')
}
