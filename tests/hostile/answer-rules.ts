import { headersOfBothApps } from '#security-headers.ts'
import type { Answer, RawRequest } from './exchange.ts'

/** What is wrong with an answer, as whoever mends it needs to know; null where nothing is. */
export function faultOf(request: RawRequest, answer: Answer): string | null {
  const { status, headers, body, isLate } = answer
  if (isLate) return 'was not answered in time'
  if (status === 0) return request.isCutOff ? null : 'got no answer'
  if (status >= 500 && !isServerAction(request, answer) && !isFilteredList(request, answer)) {
    return `was answered ${status}`
  }
  const leak = leaks.find((each) => each.test(body))
  if (leak) return `says more than it should: ${leak.source}`
  if (isFromNode(request, answer)) return null
  const missing = Object.keys(headersOfBothApps(request.origin)).find((name) => !headers.has(name))
  if (missing) return `has no ${missing}, with ${status}`
  if (headers.has('X-Injected')) return 'has a header that the request made up'
  const location = headers.get('Location')
  if (location && new URL(location, request.origin).hostname !== 'localhost') {
    return `leads to ${location}`
  }
  return null
}

/**
 * Next answers 500 for whatever a server action throws, and Payload's throw at whatever they do not expect. Each brings its
 * error to the browser as a digest of it, and nothing else.
 */
function isServerAction(
  { app, method, target, headers }: RawRequest,
  { status, headers: answered, body }: Answer,
): boolean {
  const isAction =
    app === 'cms' &&
    method === 'POST' &&
    /^\/cms(\/|\?|$)/.test(target) &&
    headers.some(([name]) => name === 'Next-Action')
  const isError = status === 500 && answered.get('Content-Type') === 'text/x-component'
  return isAction && isError && /^\w+:E\{"digest":"[^"]*"\}/m.test(body)
}

/**
 * Payload's list of entries, opened by an address that filters, sorts or pages by what is nothing: its page ends in the
 * admin's own error page. The same query over REST is refused.
 */
function isFilteredList({ app, method, target }: RawRequest, { status, body }: Answer): boolean {
  const isList =
    app === 'cms' &&
    /^\/cms\/collections\/[\w-]+\?(.*&)?(where|sort|limit|page|groupBy|search)(\[|=|%5B)/i.test(
      target,
    )
  const isErrorPage = method === 'HEAD' ? body === '' : /"digest":|__next_error__/.test(body)
  return isList && status === 500 && isErrorPage
}

/** The CMS's server is Next's, which lets Node refuse what is no request: with a status, and nothing else to protect. */
function isFromNode({ app }: RawRequest, { status, headers, body }: Answer): boolean {
  const isEmpty = /^(0\r\n\r\n)?$/.test(body)
  return (
    app === 'cms' && isEmpty && [400, 417, 431].includes(status) && !headers.has('X-Request-Id')
  )
}

/** Where in the code something was, what was asked of the database, and what nobody but the server knows. */
const leaks = [
  /\n\s+at \S+ \(?(file:\/\/)?\/[^\n]*:\d+:\d+/,
  /node_modules\//,
  /Failed query:|syntax error at or near|violates (unique|foreign key|not-null|check) constraint/,
  new RegExp(`${process.cwd()}/`),
]
