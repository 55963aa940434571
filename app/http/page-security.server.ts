import { createHash } from 'node:crypto'
import tailwind from '#app/tailwind.css?inline'
import carouselButtons from '#app/ui/parts/carousel-buttons.css?inline'
import { environment } from '#environment.ts'
import { securityHeaders } from '#security-headers.ts'

/** The whole stylesheet, which pages carry within themselves. */
export const pageStyles = tailwind + carouselButtons

/** What sonner writes into a page; page-security.test.ts says what it is after an update. */
export const toastStyles = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

const site = {
  siteUrl: environment.siteUrl,
  cmsUrl: environment.cmsUrl,
  // Of nothing too: sonner puts its style element into the page before it fills it.
  styles: [hashOf(pageStyles), toastStyles, hashOf('')],
}

/** The security headers of an answer of the site; of a page with scripts, those of that page. */
export function securityOf(page?: Parameters<typeof securityHeaders>[1]): Record<string, string> {
  return securityHeaders(site, page)
}

function hashOf(styles: string): string {
  return `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
}
