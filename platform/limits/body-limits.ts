/** How many bytes the body of a request may have. Caddyfile and deploy/kubernetes/base/ingress.yaml hold the largest. */
export const bodyLimits = {
  /** Forms of the site, signing in to the CMS, accounts. A form in Devanagari, percent-encoded, stays far below it. */
  form: 64 * 1024,
  /** A document of the CMS. */
  document: 1_000_000,
  /** A picture or a file of old bookings. */
  upload: 20_000_000,
} as const

export type BodyLimit = keyof typeof bodyLimits

const account = /^\/api\/users(\/|$)/
const upload = /^\/api\/(media(\/[^/]*)?|bookings\/import)$/

/** Which limit the CMS has for a body that is sent to an address. An address that it cannot read has the lowest. */
export function bodyLimitAt(url: string): BodyLimit {
  const path = decodedPathOf(url)
  if (path === null || account.test(path)) return 'form'
  return upload.test(path) ? 'upload' : 'document'
}

function decodedPathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(`http://cms${url}`).pathname)
  } catch {
    return null
  }
}
