import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import onHeaders from 'on-headers'
import send from 'send'
import { isMediaOnDisk } from '#app/models/content/media-file.server.ts'
import { environment } from '#environment.ts'
import { peers } from '#platform/limits/client-address.ts'
import { logAnswer } from '#platform/logs/access-log.ts'
import { requestIdOf, requestIds } from '#platform/logs/request-id.ts'
import { countRequest, timeRequest } from '#platform/metrics/requests.ts'
import { PageCache } from './page-cache.server.ts'
import { securityOf } from './page-security.server.ts'
import { refusalOf, refuse } from './request-checks.server.ts'
import { showing } from './request-content.server.ts'
import { RouteTable } from './route-table.server.ts'

/** Answers, or leaves it to `next`. */
type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * What every request to the site meets, in this order: its checks, the kept pages, the one spelling of its path, the
 * files, and then what `remix` makes of the part of the build that answers it. Each answer has the security headers, and a line in the log.
 */
export function frontDoor(
  build: ServerBuild,
  { builtFiles, remix }: { builtFiles: Handler; remix: (build: ServerBuild) => RequestListener },
): RequestListener {
  const routes = new RouteTable(build)
  const render = createRequestHandler(build)
  const pages = new PageCache(routes.staticPaths, (path, content) =>
    render(new Request(environment.siteUrl + path), showing(content)),
  )
  const answering = new Map<string, RequestListener>()
  const answerOf = (pattern: string) => {
    const known = answering.get(pattern)
    if (known) return known
    const answer = remix(routes.partOf(pattern))
    answering.set(pattern, answer)
    return answer
  }
  return (request, response) => {
    const began = performance.now()
    const requestId = requestIdOf(request.headers)
    const { method } = request
    const log = (route: string, status: number) => {
      logAnswer({ requestId, method, route, status, began })
    }

    const refusal = refusalOf(request)
    if (refusal) {
      refuse(response, refusal)
      countRequest({ method, route: '', status: refusal.status })
      return log('', refusal.status)
    }
    if (request.headers.expect) response.writeContinue()
    // Checked; and of the origin that pages without referrer send, Remix would make an error.
    delete request.headers.origin

    const [path = '', query] = (request.url ?? '').split('?', 2)
    const kept = method === 'POST' ? null : pages.answer(request, response)
    if (kept) {
      countRequest({ method, route: path, status: kept })
      return log(path, kept)
    }

    const isData = path.endsWith('.data')
    const { pattern, canonical } = routes.find(isData ? path.slice(0, -'.data'.length) : path)
    response.once('close', () => {
      timeRequest({ method, route: pattern, status: response.statusCode }, began)
      log(pattern, response.statusCode)
      discardRest(request)
    })
    response.setHeader('X-Request-Id', requestId)
    onHeaders(response, addHeaders)

    if (!isData && canonical !== path) {
      const location = query === undefined ? canonical : `${canonical}?${query}`
      response.writeHead(308, { Location: location }).end()
      return
    }
    const answer = () =>
      peers.run(request.socket.remoteAddress, () =>
        requestIds.run(requestId, () => answerOf(pattern)(request, response)),
      )
    if (method === 'POST') answer()
    else if (pattern === '*') builtFiles(request, response, answer)
    else if (pattern === '/media/:filename') sendMedia(request, response, answer)
    else answer()
  }
}

const security = Object.entries(securityOf())

/** Adds what the route has not set itself. A 503 asks to try again in a minute, as its page does. */
function addHeaders(this: ServerResponse): void {
  if (this.statusCode === 503 && !this.hasHeader('Retry-After')) this.setHeader('Retry-After', '60')
  for (const [name, value] of security) {
    if (!this.hasHeader(name)) this.setHeader(name, value)
  }
}

/** A picture from DATA_DIR, or a part of it. Its address changes with every edit of it, so it may be kept for ever. */
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

/** A body that was refused while it arrived is thrown away, so that its sender can read the answer. */
function discardRest(request: IncomingMessage): void {
  if (request.complete) return
  request.removeAllListeners('data')
  request.resume()
}
