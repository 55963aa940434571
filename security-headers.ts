// Then scripts, styles and the connection that reloads them come from Vite and from Next.
const isDevelopment = process.env.NODE_ENV === 'development'

/** What a page may do beyond showing itself. Left out, it runs no script at all. */
interface Page {
  /** On the scripts that it brings along. */
  nonce: string
  /** Whether its forms may be sent anywhere. */
  sendsForms?: boolean
}

interface Site {
  /** Origins, with `https:` where visitors come by it. */
  siteUrl: string
  cmsUrl: string
  /** The styles that pages carry within themselves, by their hashes, as the policy writes them: `'sha256-…'`. */
  styles: readonly string[]
}

/** The security headers of every answer of the site: pages, redirects, errors and files alike. */
export function securityHeaders(
  { siteUrl, cmsUrl, styles }: Site,
  page?: Page,
): Record<string, string> {
  return {
    'Content-Security-Policy': policyOf({
      'default-src': "'self'",
      'script-src': page ? `'nonce-${page.nonce}' 'strict-dynamic'` : "'none'",
      'style-src': isDevelopment ? "'self' 'unsafe-inline'" : ["'self'", ...styles].join(' '),
      'img-src': "'self' data:",
      'connect-src': isDevelopment ? "'self' ws:" : "'self'",
      'frame-src': 'https://www.openstreetmap.org',
      // The CMS shows a page beside the form that edits it.
      'frame-ancestors': `'self' ${cmsUrl}`,
      'form-action': (page?.sendsForms ?? true) ? "'self'" : "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
    }),
    ...headersOfBothApps(siteUrl),
  }
}

/**
 * The security headers of every answer of the CMS. Without `nonce`, what is no page runs no script at all. The admin's
 * components write style elements and attributes, which cannot all be known beforehand.
 */
export function cmsSecurityHeaders(
  { siteUrl, cmsUrl }: Pick<Site, 'siteUrl' | 'cmsUrl'>,
  nonce?: string,
): Record<string, string> {
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'none'"
  return {
    'Content-Security-Policy': policyOf({
      'default-src': "'self'",
      'script-src': isDevelopment ? "'self' 'unsafe-inline' 'unsafe-eval'" : scripts,
      'style-src': "'self' 'unsafe-inline'",
      'img-src': `'self' data: blob: ${siteUrl}`,
      'connect-src': isDevelopment ? "'self' ws:" : "'self'",
      // The preview of a page beside its form.
      'frame-src': `'self' ${siteUrl}`,
      'frame-ancestors': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
    }),
    ...headersOfBothApps(cmsUrl),
  }
}

/** The security headers that are the same for the site and the CMS; over https, that it stays so. */
export function headersOfBothApps(url: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Not the same origin: the CMS, at another port or name of the same site, shows the site's icon.
    'Cross-Origin-Resource-Policy': 'same-site',
    ...(url.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

function policyOf(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}
