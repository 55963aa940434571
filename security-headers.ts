// Vite and Next then serve scripts, styles and the reload connection.
const isDevelopment = process.env.NODE_ENV === 'development'

/** Without it, no scripts run. */
interface Page {
  nonce: string
  /** False forbids sending forms. */
  sendsForms?: boolean
}

interface Site {
  /** Origins, with `https:` if visitors use it. */
  siteUrl: string
  cmsUrl: string
  /** Hashes of inlined styles: `'sha256-…'`. */
  styles: readonly string[]
}

/** For all responses except built files, including redirects and errors. */
export function securityHeaders(
  { siteUrl, cmsUrl, styles }: Site,
  page?: Page,
): Record<string, string> {
  return {
    'Content-Security-Policy': formatPolicy({
      'default-src': "'self'",
      'script-src': page ? `'nonce-${page.nonce}' 'strict-dynamic'` : "'none'",
      ...(page && { 'worker-src': "'self'" }),
      'style-src': isDevelopment ? "'self' 'unsafe-inline'" : ["'self'", ...styles].join(' '),
      'img-src': "'self' data:",
      'connect-src': isDevelopment ? "'self' ws:" : "'self'",
      'frame-src': 'https://www.openstreetmap.org',
      // The CMS shows previews.
      'frame-ancestors': `'self' ${cmsUrl}`,
      'form-action': (page?.sendsForms ?? true) ? "'self'" : "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
    }),
    ...sharedSecurityHeaders(siteUrl),
  }
}

/** For built files: scripts, styles and fonts. The Caddyfile repeats them. */
export function assetSecurityHeaders(siteUrl: string): Record<string, string> {
  return {
    'Content-Security-Policy': formatPolicy({
      'default-src': "'none'",
      'frame-ancestors': "'self'",
    }),
    ...sharedSecurityHeaders(siteUrl),
  }
}

/** Without `nonce`, no scripts run. The admin generates inline styles that have no known hash. */
export function cmsSecurityHeaders(
  { siteUrl, cmsUrl }: Pick<Site, 'siteUrl' | 'cmsUrl'>,
  nonce?: string,
): Record<string, string> {
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'none'"
  return {
    'Content-Security-Policy': formatPolicy({
      'default-src': "'self'",
      'script-src': isDevelopment ? "'self' 'unsafe-inline' 'unsafe-eval'" : scripts,
      'style-src': "'self' 'unsafe-inline'",
      'img-src': `'self' data: blob: ${siteUrl}`,
      'connect-src': isDevelopment ? "'self' ws:" : "'self'",
      // Previews.
      'frame-src': `'self' ${siteUrl}`,
      'frame-ancestors': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
    }),
    ...sharedSecurityHeaders(cmsUrl),
  }
}

/** HSTS applies only over https. */
export function sharedSecurityHeaders(url: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Not same-origin: the CMS, on another port or subdomain, shows the icon of the site.
    'Cross-Origin-Resource-Policy': 'same-site',
    ...(url.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

function formatPolicy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}
