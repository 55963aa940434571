import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import * as messages from '#business/words/messages.ts'
import { environment } from '#environment.ts'
import { bodyLimits } from '#platform/limits/body-limits.ts'
import { securityOf } from './page-security.server.ts'
import { countRefusal, type RequestRefusal } from './refusals.server.ts'

interface Refusal {
  status: 400 | 403 | 405 | 413 | 417
  reason: RequestRefusal
  sentence: string
}

const readingMethods = ['GET', 'HEAD']
const methods = [...readingMethods, 'POST']

/** Why a request is turned away before anything looks at it; null where it may pass. Its body is not read for that. */
export function refusalOf({ method = '', url = '', headers }: IncomingMessage): Refusal | null {
  const { refusal } = messages
  if (!methods.includes(method))
    return { status: 405, reason: 'unknown_method', sentence: refusal.unknownMethod }
  if (!isReadable(url) || !isHost(headers.host ?? 'localhost')) {
    return { status: 400, reason: 'unreadable', sentence: refusal.unreadableAddress }
  }
  if (Number(headers['content-length'] ?? 0) > bodyLimits.form) {
    return { status: 413, reason: 'too_large', sentence: refusal.tooLarge }
  }
  if (!readingMethods.includes(method) && isForeign(headers)) {
    return { status: 403, reason: 'foreign_origin', sentence: refusal.foreign }
  }
  // Compare the path as Remix reads it: `/x/../__manifest` is the same address.
  const { pathname, searchParams } = new URL(`http://localhost${url}`)
  if (pathname === '/__manifest' && countManifestPaths(searchParams) > maxManifestPaths) {
    return { status: 400, reason: 'unreadable', sentence: refusal.unreadableAddress }
  }
  // What pages asked before single fetch: Remix still answers it, and calls whatever route it does not find a fault of ours.
  if (searchParams.has('_data')) {
    return { status: 400, reason: 'unreadable', sentence: refusal.unreadableAddress }
  }
  return null
}

/** More than a page with two hundred bookings links to. */
const maxManifestPaths = 256

/**
 * How many paths Remix matches against all routes for this request: each beginning of each path asked for. At a third of a
 * millisecond each, an address of 7 kB could take two seconds.
 */
function countManifestPaths(query: URLSearchParams): number {
  const beginnings = new Set<string>()
  for (const path of query.getAll('p')) {
    const segments = path.split('/')
    for (const place of segments.keys()) beginnings.add(segments.slice(0, place + 1).join('/'))
  }
  return beginnings.size
}

/** A path of ours whose percent signs mean something. Of others Remix would make a 500, or a warning with the address. */
function isReadable(url: string): boolean {
  // No text that PostgreSQL stores has a NUL in it, so it is not looked for either.
  if (!url.startsWith('/') || url.includes('%00')) return false
  try {
    decodeURIComponent(url.split('?', 1)[0]!)
    return true
  } catch {
    return false
  }
}

function isHost(host: string): boolean {
  return !/[/?#@\\]/.test(host) && URL.canParse(`http://${host}`)
}

/**
 * Whether another website has sent a form here, in a visitor's name. Browsers say `Origin: null` of our own pages without
 * referrer. A program says nothing: it brings nobody's cookies, and those of a browser are SameSite.
 */
function isForeign({ origin, host, 'sec-fetch-site': fetchSite }: IncomingHttpHeaders): boolean {
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return true
  if (origin === undefined) return false
  if (origin === 'null') return fetchSite !== 'same-origin'
  const hostOfOrigin = URL.canParse(origin) ? new URL(origin).host : null
  return hostOfOrigin !== host && hostOfOrigin !== new URL(environment.siteUrl).host
}

/** A plain answer that says why nothing was done. What is still being sent is read and thrown away by Node. */
export function refuse(response: ServerResponse, { status, reason, sentence }: Refusal): void {
  countRefusal('any', reason)
  response.writeHead(status, refusalHeaders(status)).end(sentence)
}

/** Answers what expects something that no server knows; only `100-continue` is known (RFC 9110, 10.1.1). */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  refuse(response, {
    status: 417,
    reason: 'unreadable',
    sentence: messages.refusal.unknownExpectation,
  })
}

/** What Node itself could not read, or does not wait for any longer, by its error's code. Otherwise it is a 400. */
const unreadable: Record<string, number> = {
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers what never became a request, and ends the connection. */
export function answerUnreadable({ code }: { code?: string }, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = unreadable[code ?? ''] ?? 400
  countRefusal('any', status === 405 ? 'unknown_method' : 'unreadable')
  const headers = { ...refusalHeaders(status), 'Content-Length': '0', Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`
  socket.end(`${[start, ...lines].join('\r\n')}\r\n\r\n`)
}

function refusalHeaders(status: number): Record<string, string> {
  return {
    ...securityOf(),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: methods.join(', ') }),
  }
}
