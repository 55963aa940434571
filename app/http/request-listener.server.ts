import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import onHeaders from 'on-headers'
import send from 'send'
import { isMediaOnDisk } from '#app/models/content/media-file.server.ts'
import { environment } from '#environment.ts'
import { remoteAddressStorage } from '#platform/limits/client-address.ts'
import { getRequestId, logRequest, requestIdStorage } from '#platform/logs/log.ts'
import { countRequest, observeRequest } from '#platform/monitoring/metrics.ts'
import { PageCache } from './page-cache.server.ts'
import { siteSecurityHeaders } from './page-security.server.ts'
import { checkRequest, cleanUrl, sendRefusal } from './request-checks.server.ts'
import { contextWithContent } from './request-content.server.ts'
import { RouteTable } from './route-table.server.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Handles requests in this order: checks, cached pages, canonical path, files, Remix. All responses
 * get security headers and a log line.
 */
export function createRequestListener(
  build: ServerBuild,
  { builtFiles, remix }: { builtFiles: Handler; remix: (build: ServerBuild) => RequestListener },
): RequestListener {
  const routes = new RouteTable(build)
  const render = createRequestHandler(build)
  const pages = new PageCache(routes.staticPaths, (path, content) =>
    render(new Request(environment.siteUrl + path), contextWithContent(content)),
  )
  const listeners = new Map<string, RequestListener>()
  const listenerFor = (pattern: string) => {
    const existing = listeners.get(pattern)
    if (existing) return existing
    const listener = remix(routes.buildFor(pattern))
    listeners.set(pattern, listener)
    return listener
  }
  return (request, response) => {
    const startedAt = performance.now()
    const requestId = getRequestId(request.headers)
    const { method } = request
    const log = (route: string, status: number) => {
      logRequest({ requestId, method, route, status, startedAt })
    }

    const refusal = checkRequest(request)
    if (refusal) {
      sendRefusal(response, refusal)
      countRequest({ method, route: '', status: refusal.status })
      return log('', refusal.status)
    }
    if (request.headers.expect) response.writeContinue()
    // `checkRequest` has checked it, and Remix would throw on `Origin: null`.
    delete request.headers.origin
    // Anybody can send it, and Remix would throw on an invalid port. SITE_URL has our address.
    delete request.headers['x-forwarded-host']

    const typedUrl = request.url ?? ''
    const url = cleanUrl(typedUrl)
    request.url = url
    const [path = '', query] = url.split('?', 2)
    const cachedStatus = method === 'POST' ? null : pages.respond(request, response)
    if (cachedStatus) {
      countRequest({ method, route: path, status: cachedStatus })
      return log(path, cachedStatus)
    }

    const isData = path.endsWith('.data')
    const { pattern, canonical } = routes.find(isData ? path.slice(0, -'.data'.length) : path)
    response.once('close', () => {
      observeRequest({ method, route: pattern, status: response.statusCode }, startedAt)
      log(pattern, response.statusCode)
      discardRest(request)
    })
    response.setHeader('X-Request-Id', requestId)
    onHeaders(response, addHeaders)

    const isMisspelt = canonical !== path || (url !== typedUrl && method !== 'POST')
    if (!isData && isMisspelt) {
      const location = query === undefined ? canonical : `${canonical}?${query}`
      response.writeHead(308, { Location: location }).end()
      return
    }
    const respond = () =>
      remoteAddressStorage.run(request.socket.remoteAddress, () =>
        requestIdStorage.run(requestId, () => listenerFor(pattern)(request, response)),
      )
    if (method === 'POST') respond()
    else if (pattern === '*') builtFiles(request, response, respond)
    else if (pattern === '/media/:filename') sendMedia(request, response, respond)
    else respond()
  }
}

const security = Object.entries(siteSecurityHeaders())

function addHeaders(this: ServerResponse): void {
  if (this.statusCode === 503 && !this.hasHeader('Retry-After')) this.setHeader('Retry-After', '60')
  for (const [name, value] of security) {
    if (!this.hasHeader(name)) this.setHeader(name, value)
  }
}

/** The URL of a picture changes with every edit. */
const sendMedia: Handler = (request, response, next) => {
  const name = decodeURIComponent((request.url ?? '').split('?', 1)[0]!.slice('/media/'.length))
  if (!isMediaOnDisk(name)) return next()
  send(request, encodeURIComponent(name), {
    root: environment.mediaDir,
    immutable: true,
    maxAge: '365d',
  })
    .on('error', ({ status }: { status: number }) => {
      if (status === 404) next()
      else response.writeHead(status).end()
    })
    .pipe(response)
}

/** Drains a refused body, so that the client can read the response. */
function discardRest(request: IncomingMessage): void {
  if (request.complete) return
  request.removeAllListeners('data')
  request.resume()
}
