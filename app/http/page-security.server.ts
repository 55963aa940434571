import { createHash } from 'node:crypto'
import tailwind from '#app/tailwind.css?inline'
import carouselButtons from '#app/ui/parts/carousel-buttons.css?inline'
import { environment } from '#environment.ts'
import { securityHeaders } from '#security-headers.ts'

export const pageStyles = tailwind + carouselButtons

/** Injected by sonner; page-security.test.ts shows the hash after an update. */
export const toastStylesHash = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

const site = {
  siteUrl: environment.siteUrl,
  cmsUrl: environment.cmsUrl,
  // The empty hash: sonner inserts its style element before filling it.
  styles: [cspHash(pageStyles), toastStylesHash, cspHash('')],
}

/** Pass `page` for a page with scripts. */
export function siteSecurityHeaders(
  page?: Parameters<typeof securityHeaders>[1],
): Record<string, string> {
  return securityHeaders(site, page)
}

function cspHash(styles: string): string {
  return `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
}
