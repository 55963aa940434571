import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import onHeaders from 'on-headers'
import send from 'send'
import { isMediaOnDisk } from '#app/models/content/media-file.server.ts'
import { environment } from '#environment.ts'
import { getRequestId, isLoggingRequests, logRequest, requestStorage } from '#platform/logs/log.ts'
import { countRequest, observeRequest } from '#platform/monitoring/metrics.ts'
import { runDirectly } from './direct-action.server.ts'
import { recentPictures } from './files-in-memory.server.ts'
import { PageCache } from './page-cache.server.ts'
import { siteSecurityHeaders } from './page-security.server.ts'
import { type PreparedResponse, sendPrepared } from './prepared-response.server.ts'
import {
  checkRequest,
  cleanUrl,
  isPlainRead,
  sendRefusal,
  splitUrl,
} from './request-checks.server.ts'
import { contextWithContent } from './request-content.server.ts'
import { RouteTable } from './route-table.server.ts'

/**
 * Sends pages, built files and pictures from memory, redirects to the canonical path, and leaves
 * the rest to Remix.
 */
export function createRequestListener(
  build: ServerBuild,
  {
    builtFiles,
    remix,
  }: {
    builtFiles: ReadonlyMap<string, PreparedResponse>
    remix: (build: ServerBuild) => RequestListener
  },
): RequestListener {
  const routes = new RouteTable(build)
  const render = createRequestHandler(build)
  const pages = new PageCache(routes.staticPaths, (path, content, offer) => {
    const headers = offer && { 'Accept-Language': offer }
    return render(new Request(environment.siteUrl + path, { headers }), contextWithContent(content))
  })
  const listeners = new Map<string, RequestListener>()
  const listenerFor = (pattern: string) => {
    const existing = listeners.get(pattern)
    if (existing) return existing
    const listener = remix(routes.buildFor(pattern))
    listeners.set(pattern, listener)
    return listener
  }
  const findInMemory = (url: string, { headers }: IncomingMessage): InMemory | undefined => {
    const page = pages.find(url, headers)
    const { path } = splitUrl(url)
    if (page) return { route: path, prepared: page }
    const file = builtFiles.get(path)
    if (file) return { route: '*', prepared: file }
    if (!path.startsWith(mediaPath) || headers.range !== undefined) return undefined
    // `sendPicture` finds encoded names.
    const name = path.slice(mediaPath.length)
    const picture = isMediaOnDisk(name) && recentPictures.get(name)
    return picture ? { route: mediaPattern, prepared: picture.response } : undefined
  }
  return (request, response) => {
    const startedAt = performance.now()
    const { method, headers, url: typedUrl = '' } = request
    const answer = ({ route, prepared }: InMemory) => {
      const status = sendPrepared(request, response, prepared)
      countRequest({ method, route, status })
      if (isLoggingRequests()) {
        logRequest({ requestId: getRequestId(headers), method, route, status, startedAt })
      }
    }
    if (isPlainRead(request)) {
      const found = findInMemory(typedUrl, request)
      if (found) return answer(found)
    }

    const requestId = getRequestId(headers)
    const log = (route: string, status: number) => {
      logRequest({ requestId, method, route, status, startedAt })
    }
    const refusal = checkRequest(request)
    if (refusal) {
      sendRefusal(response, refusal)
      countRequest({ method, route: '', status: refusal.status })
      return log('', refusal.status)
    }
    if (headers.expect) response.writeContinue()
    // `checkRequest` has checked it, and Remix would throw on `Origin: null`.
    delete headers.origin
    // Anybody can send it, and Remix would throw on an invalid port. SITE_URL has our address.
    delete headers['x-forwarded-host']

    const url = cleanUrl(typedUrl)
    request.url = url
    const found = method === 'POST' ? undefined : findInMemory(url, request)
    if (found) return answer(found)
    const { path, query } = splitUrl(url)
    const isData = path.endsWith('.data')
    const { pattern, canonical, directAction } = routes.find(
      isData ? path.slice(0, -'.data'.length) : path,
    )
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
    const renderPage = () => listenerFor(pattern)(request, response)
    const respond = () =>
      requestStorage.run({ id: requestId, remoteAddress: request.socket.remoteAddress }, () => {
        if (!directAction || isData || method !== 'POST') renderPage()
        else void runDirectly(directAction, { request, response, next: renderPage })
      })
    if (pattern === mediaPattern && method !== 'POST') sendPicture(request, response, respond)
    else respond()
  }
}

const mediaPath = '/media/'
const mediaPattern = '/media/:filename'

interface InMemory {
  route: string
  prepared: PreparedResponse
}

const security = Object.entries(siteSecurityHeaders())

function addHeaders(this: ServerResponse): void {
  if (this.statusCode === 503 && !this.hasHeader('Retry-After')) this.setHeader('Retry-After', '60')
  for (const [name, value] of security) {
    if (!this.hasHeader(name)) this.setHeader(name, value)
  }
}

function sendPicture(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const [path = ''] = request.url!.split('?', 1)
  const name = decodeURIComponent(path.slice(mediaPath.length))
  if (!isMediaOnDisk(name)) return next()
  if (request.headers.range !== undefined) return sendRange(name, { request, response, next })
  recentPictures.fetch(name).then((picture) => {
    if (picture) sendPrepared(request, response, picture.response)
    // Streams large pictures, and says that the others do not exist.
    else next()
  }, next)
}

function sendRange(
  name: string,
  {
    request,
    response,
    next,
  }: { request: IncomingMessage; response: ServerResponse; next: () => void },
): void {
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
