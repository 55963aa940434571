import type { IncomingHttpHeaders } from 'node:http'

/**
 * Detects cross-site request forgery. Browsers send `Origin: null` from our pages without a
 * referrer. Programs send none of these headers, but have no visitor's cookies, which are SameSite.
 */
export function isCrossSite(
  { origin, referer, host, 'sec-fetch-site': fetchSite }: IncomingHttpHeaders,
  ownUrl: string,
): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  if (origin === 'null') return fetchSite !== 'same-origin'
  const source = origin ?? referer
  if (source === undefined) return false
  const hostOfSource = URL.canParse(source) ? new URL(source).host : null
  return hostOfSource !== host && hostOfSource !== new URL(ownUrl).host
}
