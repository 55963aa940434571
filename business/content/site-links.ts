import { type ServiceType, serviceTypes } from '#business/bookings/service-types.ts'
import { sitePages } from './site-pages.ts'

/**
 * The booking form for a service: what it is booked as is chosen already, and of a service that is more than that its name
 * stands in the description of the items.
 */
export function bookingHref({
  title,
  bookedAs,
}: {
  title: string
  bookedAs: ServiceType | null
}): string {
  const isMore = !bookedAs || !title.startsWith(serviceTypes[bookedAs].label)
  const query = new URLSearchParams({
    ...(bookedAs && { service: bookedAs }),
    ...(isMore && { items: title }),
  })
  return `${sitePages.booking.path}?${query}`
}

/** The path of a page as links write it, without a slash at its end. */
export function pathOf({ pathname }: { pathname: string }): string {
  return pathname.replace(/\/+$/, '') || '/'
}

/** Whether the page at `pathname` is about a booking that was made. */
export function isAboutABooking(pathname: string): boolean {
  return pathname.startsWith(`${sitePages.booking.path}/`)
}

/** Whether the page at `pathname` is the one a link leads to, for aria-current. */
export function isCurrent({ href }: { href: string }, pathname: string): boolean {
  return href === pathname
}
