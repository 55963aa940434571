import type { ServiceType } from '#business/service-types'

export interface SiteLink {
  href: string
  label: string
}

/** SPEC section 2, in its order. */
export const headerLinks: SiteLink[] = [
  { href: '/', label: 'Home' },
  { href: '/services', label: 'Services' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
  { href: '/booking', label: 'Schedule Pickup' },
]

export const footerLinks: SiteLink[] = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About Us' },
  { href: '/services', label: 'Services' },
  { href: '/locations', label: 'Locations' },
  { href: '/booking', label: 'Book Pickup' },
  { href: '/contact', label: 'Contact' },
]

/** The booking form, with a service already chosen where it is known. */
export function bookingHref(service: ServiceType | null): string {
  return service ? `/booking?service=${service}` : '/booking'
}

/** The path of a page as links write it, without a slash at its end. */
export function pathOf({ pathname }: { pathname: string }): string {
  return pathname.replace(/\/+$/, '') || '/'
}

/** Whether the page at `pathname` is the one a link leads to, for aria-current. */
export function isCurrent({ href }: SiteLink, pathname: string): boolean {
  return href === pathname
}
