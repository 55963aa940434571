import type { ServiceType } from '#business/service-types'
import { sitePages } from './site-pages'

export interface SiteLink {
  href: string
  label: string
}

/** SPEC section 2, in its order. */
export const headerLinks: SiteLink[] = [
  { href: sitePages.home.path, label: 'Home' },
  { href: sitePages.services.path, label: 'Services' },
  { href: sitePages.about.path, label: 'About' },
  { href: sitePages.contact.path, label: 'Contact' },
  { href: sitePages.booking.path, label: 'Schedule Pickup' },
]

export const footerLinks: SiteLink[] = [
  { href: sitePages.home.path, label: 'Home' },
  { href: sitePages.about.path, label: 'About Us' },
  { href: sitePages.services.path, label: 'Services' },
  { href: sitePages.locations.path, label: 'Locations' },
  { href: sitePages.booking.path, label: 'Book Pickup' },
  { href: sitePages.contact.path, label: 'Contact' },
]

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
