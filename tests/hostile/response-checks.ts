import { sharedSecurityHeaders } from '#security-headers.ts'
import type { RawRequest, RawResponse } from './raw-exchange.ts'

export function findFault(request: RawRequest, response: RawResponse): string | null {
  const { status, headers, body, isTimedOut } = response
  if (isTimedOut) return 'timed out'
  if (status === 0) return request.isTruncated ? null : 'got no response'
  if (status >= 500 && !isServerAction(request, response) && !isFilteredList(request, response)) {
    return `failed with ${status}`
  }
  const leak = leaks.find((pattern) => pattern.test(body))
  if (leak) return `leaks internals: ${leak.source}`
  if (isFromNode(request, response)) return null
  const missing = Object.keys(sharedSecurityHeaders(request.origin)).find(
    (name) => !headers.has(name),
  )
  if (missing) return `lacks the header ${missing} (status ${status})`
  if (headers.has('X-Injected')) return 'has a header injected by the request'
  const location = headers.get('Location')
  if (location && new URL(location, request.origin).hostname !== 'localhost') {
    return `redirects to ${location}`
  }
  return null
}

/** Payload throws on unexpected input. Next returns 500 with only a digest of the error. */
function isServerAction(
  { app, method, target, headers }: RawRequest,
  { status, headers: responseHeaders, body }: RawResponse,
): boolean {
  const isAction =
    app === 'cms' &&
    method === 'POST' &&
    /^\/cms(\/|\?|$)/.test(target) &&
    headers.some(([name]) => name === 'Next-Action')
  const isError = status === 500 && responseHeaders.get('Content-Type') === 'text/x-component'
  return isAction && isError && /^\w+:E\{"digest":"[^"]*"\}/m.test(body)
}

/** Invalid filters, sort orders or pages return 500 with an error page; REST rejects them. */
function isFilteredList(
  { app, method, target }: RawRequest,
  { status, body }: RawResponse,
): boolean {
  const isList =
    app === 'cms' &&
    /^\/cms\/collections\/[\w-]+\?(.*&)?(where|sort|limit|page|groupBy|search)(\[|=|%5B)/i.test(
      target,
    )
  const isErrorPage = method === 'HEAD' ? body === '' : /"digest":|__next_error__/.test(body)
  return isList && status === 500 && isErrorPage
}

/** Node itself rejects malformed requests to the CMS, with a status and an empty body. */
function isFromNode({ app }: RawRequest, { status, headers, body }: RawResponse): boolean {
  const isEmpty = /^(0\r\n\r\n)?$/.test(body)
  return (
    app === 'cms' && isEmpty && [400, 417, 431].includes(status) && !headers.has('X-Request-Id')
  )
}

const leaks = [
  /\n\s+at \S+ \(?(file:\/\/)?\/[^\n]*:\d+:\d+/,
  /node_modules\//,
  /Failed query:|syntax error at or near|violates (unique|foreign key|not-null|check) constraint/,
  new RegExp(`${process.cwd()}/`),
]
