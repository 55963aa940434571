/** In bytes. Caddyfile and deploy/kubernetes/base/ingress.yaml repeat the largest. */
export const bodyLimits = {
  /** Site forms, CMS sign-in and accounts. Percent-encoded Devanagari fits easily. */
  form: 64 * 1024,
  document: 1_000_000,
  /** A picture or a booking import. */
  upload: 20_000_000,
} as const

export type BodyLimit = keyof typeof bodyLimits

const account = /^\/api\/users(\/|$)/
const upload = /^\/api\/(media(\/[^/]*)?|bookings\/import)$/

/** An undecodable URL gets the lowest limit. */
export function bodyLimitFor(url: string): BodyLimit {
  const path = decodePath(url)
  if (path === null || account.test(path)) return 'form'
  return upload.test(path) ? 'upload' : 'document'
}

function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(new URL(`http://cms${url}`).pathname)
  } catch {
    return null
  }
}
