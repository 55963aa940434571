import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { languageOfPath } from '#business/languages/languages.ts'
import { cleanLine } from '#business/words/clean-text.ts'
import type { Words } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { environment } from '#environment.ts'
import { bodyLimits } from '#platform/limits/body-limits.ts'
import { isCrossSite } from '#platform/limits/is-cross-site.ts'
import { siteSecurityHeaders } from './page-security.server.ts'

interface Refusal {
  status: 400 | 403 | 405 | 413 | 417
  sentence: string
}

const readingMethods = ['GET', 'HEAD']
const methods = [...readingMethods, 'POST']

const unusualUrl = /%|_data/

/** True for most requests that `checkRequest` would let pass, at little cost. */
export function isPlainRead({ method, url = '', headers }: IncomingMessage): boolean {
  const { host } = headers
  return (
    (method === 'GET' || method === 'HEAD') &&
    host !== undefined &&
    host === lastValidHost &&
    headers['content-length'] === undefined &&
    headers.expect === undefined &&
    !unusualUrl.test(url)
  )
}

/** Null if the request may pass. Does not read the body. */
export function checkRequest({ method = '', url = '', headers }: IncomingMessage): Refusal | null {
  const words = wordsOfUrl(url)
  if (!methods.includes(method)) return { status: 405, sentence: words.unknownMethod }
  if (!isDecodable(url) || !isValidHost(headers.host ?? 'localhost')) {
    return { status: 400, sentence: words.invalidLink }
  }
  if (Number(headers['content-length'] ?? 0) > bodyLimits.form) {
    return { status: 413, sentence: words.tooLarge }
  }
  if (!readingMethods.includes(method) && isCrossSite(headers, environment.siteUrl)) {
    return { status: 403, sentence: words.foreign }
  }
  // Normalize as Remix does: `/x/../__manifest` is the same path. Cleaning may reveal a name.
  const { pathname, searchParams } = new URL(`http://localhost${cleanUrl(url)}`)
  if (pathname === '/__manifest' && countManifestPaths(searchParams) > maxManifestPaths) {
    return { status: 400, sentence: words.invalidLink }
  }
  // `_data` precedes single fetch; Remix answers it with a 500 if the route is unknown.
  if (searchParams.has('_data')) {
    return { status: 400, sentence: words.invalidLink }
  }
  return null
}

function wordsOfUrl(url: string): Words['requests'] {
  return wordsFor(languageOfPath(url.split('?', 1)[0]!)).requests
}

/** More than a page with 200 bookings needs. */
const maxManifestPaths = 256

/** Remix takes a third of a millisecond for each prefix: a URL of 7 kB could take two seconds. */
function countManifestPaths(query: URLSearchParams): number {
  const prefixes = new Set<string>()
  for (const path of query.getAll('p')) {
    const segments = path.split('/')
    for (const index of segments.keys()) prefixes.add(segments.slice(0, index + 1).join('/'))
  }
  return prefixes.size
}

/** Remix would answer malformed percent-encoding with a 500, or log the URL. */
function isDecodable(url: string): boolean {
  // PostgreSQL text cannot contain NUL.
  if (!url.startsWith('/') || url.includes('%00')) return false
  try {
    decodeURIComponent(url.split('?', 1)[0]!)
    return true
  } catch {
    return false
  }
}

/** Cleans the texts of a path and a query, such as a booking ID that was pasted into a link. */
export function cleanUrl(url: string): string {
  // Plain ASCII is clean. File names may be decomposed.
  if (!/%(?:[0189a-f]|7f)/i.test(url) || url.startsWith('/media/')) return url
  const [path = '', ...query] = url.split('?')
  const cleanedPath = path.split('/').map((segment) => cleanPart(segment))
  const cleanedQuery = query
    .join('?')
    .split('&')
    .map((pair) => pair.split('=').map((part) => cleanPart(part, part.replaceAll('+', ' '))))
  return [
    // A redirect to `//host` would lead to another site.
    cleanedPath.join('/').replace(/^[/\\]{2,}/, '/'),
    ...(query.length > 0 ? [cleanedQuery.map((pair) => pair.join('=')).join('&')] : []),
  ].join('?')
}

function cleanPart(encoded: string, readable = encoded): string {
  try {
    const text = decodeURIComponent(readable)
    const clean = cleanLine(text)
    return clean === text ? encoded : encodeURIComponent(clean)
  } catch {
    return encoded
  }
}

/** Each request pays: `split` is slower. */
export function splitUrl(url: string): { path: string; query: string | undefined } {
  const mark = url.indexOf('?')
  return mark === -1
    ? { path: url, query: undefined }
    : { path: url.slice(0, mark), query: url.slice(mark + 1) }
}

let lastValidHost: string | undefined

function isValidHost(host: string): boolean {
  const isValid = !/[/?#@\\]/.test(host) && URL.canParse(`http://${host}`)
  if (isValid) lastValidHost = host
  return isValid
}

/** Sends a plain response. Node discards a body that is still arriving. */
export function sendRefusal(response: ServerResponse, { status, sentence }: Refusal): void {
  response.writeHead(status, refusalHeaders(status)).end(sentence)
}

/** Refuses all expectations but `100-continue`, the only one that RFC 9110 (10.1.1) defines. */
export function refuseExpectation({ url = '' }: IncomingMessage, response: ServerResponse): void {
  sendRefusal(response, { status: 417, sentence: wordsOfUrl(url).unknownExpectation })
}

/** 400 for other codes. */
const statusByErrorCode: Record<string, number> = {
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

export function refuseClientError({ code }: { code?: string }, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = statusByErrorCode[code ?? ''] ?? 400
  const headers = { ...refusalHeaders(status), 'Content-Length': '0', Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const statusLine = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`
  socket.end(`${[statusLine, ...lines].join('\r\n')}\r\n\r\n`)
}

function refusalHeaders(status: number): Record<string, string> {
  return {
    ...siteSecurityHeaders(),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: methods.join(', ') }),
  }
}
