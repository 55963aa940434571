import diagnosticsChannel from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as staffWords from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import { isCrossSite } from '#platform/limits/is-cross-site.ts'
import { getRequestId, logRequest, requestStorage } from '#platform/logs/log.ts'
import { observeRequest } from '#platform/monitoring/metrics.ts'
import { cmsSecurityHeaders } from '#security-headers.ts'
import { enforceBodyLimit } from './enforce-body-limit.ts'
import { refuseRequest } from './refuse-request.ts'

/**
 * Subscribes to every request, because Next has no hook for all paths. `cms/proxy.ts` adds script
 * nonces.
 */
export function installRequestMiddleware(): void {
  const headers = Object.entries(cmsSecurityHeaders(environment))
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const startedAt = performance.now()
    const requestId = getRequestId(request.headers)
    const { method, url = '' } = request
    const { remoteAddress } = request.socket
    requestStorage.enterWith({ id: requestId, remoteAddress, url })
    response.setHeader('X-Request-Id', requestId)
    for (const [name, value] of headers) response.setHeader(name, value)
    const route = routePattern(url)
    const isAccepted =
      refuseForeignOrigin(request, response) &&
      enforceBodyLimit(request, response) &&
      isReadableByNext(request)
    if (!isAccepted) Object.assign(request, { method: 'GET', url: '/unreadable' })
    response.once('close', () => {
      observeRequest({ method, route: pathArea(url), status: response.statusCode }, startedAt)
      logRequest({ requestId, method, route, status: response.statusCode, startedAt })
    })
  })
}

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

function refuseForeignOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', headers } = request
  if (readingMethods.includes(method) || !isCrossSite(headers, environment.cmsUrl)) return true
  refuseRequest(request, response, { status: 403, message: staffWords.requestErrors.foreign })
  return false
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** False if Next or Payload would answer 500. */
function isReadableByNext({ method = '', url = '', headers }: IncomingMessage): boolean {
  if (!url.startsWith('/') || !methods.includes(method)) return false
  // Next resolves /api/../cms to /cms.
  const { pathname } = new URL(`http://cms${url}`)
  return isPathReadable(pathname) && isActionReadable(pathname, headers)
}

function isPathReadable(path: string): boolean {
  try {
    const [, , collection = ''] = decodeURIComponent(path).split('/')
    // Payload looks up the collection in an object, and would find inherited properties.
    return !(collection in Object.prototype)
  } catch {
    return false
  }
}

/** Pages accept server actions by ID, not forms posted without JavaScript. */
function isActionReadable(path: string, headers: IncomingMessage['headers']): boolean {
  const action = headers['next-action']
  if (action !== undefined) return /^[0-9a-f]{40,64}$/i.test(String(action))
  return pathArea(path) === '/api' || !headers['content-type']?.startsWith('multipart/')
}

const areas = ['api', 'cms', '_next', 'healthz', 'readyz', 'metrics']

/** From a fixed set, so that made-up paths add no metric labels. */
function pathArea(url: string): string {
  const [, area = ''] = url.split(/[/?]/, 2)
  return areas.includes(area) ? `/${area}` : '*'
}

function routePattern(url: string): string {
  const segments = url.split('?', 1)[0]!.split('/')
  return segments
    .map((segment) => (/^_?[a-z]{0,12}(-[a-z]{1,12}){0,3}$/.test(segment) ? segment : ':id'))
    .join('/')
}
