import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable, type EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { exitOnceIdle } from './graceful-stop.server'
import { InlineStylesContext } from './inline-styles'
import { NonceContext } from './nonce'
import { isStatic } from './route-handle'
import { securityHeaders } from './security-headers.server'
import styles from './tailwind.css?inline'

const renderTimeoutMs = 10_000

exitOnceIdle()

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  const nonce = isStaticPage(remixContext) ? null : randomBytes(16).toString('base64')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  for (const [name, value] of Object.entries(securityHeaders({ nonce }))) headers.set(name, value)
  if (isForVisitors(remixContext)) headers.set('Speculation-Rules', '"/speculation-rules.json"')

  // Search engines and pages without scripts get the whole page at once; the rest as soon as its shell is ready.
  const whenReady =
    nonce === null || isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce ?? ''}>
        <InlineStylesContext value={import.meta.env.PROD ? styles : null}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce ?? undefined} />
        </InlineStylesContext>
      </NonceContext>,
      {
        nonce: nonce ?? undefined,
        [whenReady]: () => {
          const body = new PassThrough()
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    )
    setTimeout(abort, renderTimeoutMs).unref()
  })
}

/** A page whose route says that it ships no JavaScript; an error page of any route ships none either. */
function isStaticPage({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => isStatic(routeModules[route.id]?.handle))
}

function isForVisitors({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.id === 'routes/_site')
}
