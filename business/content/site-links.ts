import type { ServiceType } from '#business/bookings/service-types.ts'
import type { SiteLink } from './site-content.ts'
import { sitePages } from './site-pages.ts'

/** The booking form, with a service already chosen where it is known. */
export function bookingHref(service: ServiceType | null): string {
  const { path } = sitePages.booking
  return service ? `${path}?service=${service}` : path
}

/** The path of a page as links write it, without a slash at its end. */
export function pathOf({ pathname }: { pathname: string }): string {
  return pathname.replace(/\/+$/, '') || '/'
}

/** Whether the page at `pathname` is the one a link leads to, for aria-current. */
export function isCurrent({ href }: SiteLink, pathname: string): boolean {
  return href === pathname
}
