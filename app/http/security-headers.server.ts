import { environment } from '#environment.ts'

/**
 * The headers of every HTML answer. A page without scripts forbids them altogether; a page that hydrates
 * runs only the scripts that carry this answer's nonce.
 */
export function securityHeaders({
  nonce,
  sendsForms = true,
}: {
  nonce: string | null
  /** Whether the page's forms may be sent anywhere. */
  sendsForms?: boolean
}): Record<string, string> {
  const policy = {
    'default-src': "'self'",
    'script-src': nonce === null ? "'none'" : `'nonce-${nonce}' 'strict-dynamic'`,
    // Toasts write their own style element, and positions are set on elements.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'connect-src': import.meta.env.DEV ? "'self' ws:" : "'self'",
    'frame-src': 'https://www.openstreetmap.org',
    'frame-ancestors': `'self' ${environment.cmsUrl}`,
    'form-action': sendsForms ? "'self'" : "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(environment.siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000',
    }),
  }
}
