import type { ServiceType } from '#business/bookings/service-types.ts'
import {
  defaultLanguage,
  languageCodes,
  languages,
  localPath,
} from '#business/languages/languages.ts'
import { serviceTypes } from '#business/words/en.ts'
import type { Words } from '#business/words/sentence.ts'

/** Pages that search engines may index. */
export const sitePages = {
  home: { path: '/' },
  services: { path: '/services' },
  about: { path: '/about' },
  locations: { path: '/locations' },
  contact: { path: '/contact' },
  booking: { path: '/booking' },
  privacy: { path: '/privacy' },
} as const

export type PageName = keyof typeof sitePages

export const pageNames = Object.keys(sitePages) as PageName[]

export const pageAnchors = {
  guarantee: 'guarantee',
  prices: 'prices',
  serviceArea: 'service-area',
  team: 'team',
  testimonials: 'testimonials',
} as const

export const serviceAreaHref = `${sitePages.locations.path}#${pageAnchors.serviceArea}`

interface LinkedService {
  title: string
  bookedAs: ServiceType | null
  express?: boolean | null
}

/**
 * Selects the service and express, and leads to the step after it. A title that says more than
 * these fills in the items.
 */
export function bookingHref(
  { title, bookedAs, express }: LinkedService,
  words: Pick<Words, 'serviceTypes'>,
): string {
  const isMore = !express && !(bookedAs && isNamedAfter(title, bookedAs, words))
  const query = new URLSearchParams({
    ...(bookedAs && { step: '2', service: bookedAs }),
    ...(express && { express: 'on' }),
    ...(isMore && { items: title }),
  })
  return `${sitePages.booking.path}?${query}`
}

/** A title without a translation is English. */
export function isNamedAfter(
  title: string,
  service: ServiceType,
  words: Pick<Words, 'serviceTypes'>,
): boolean {
  return [words.serviceTypes, serviceTypes].some((each) => title.startsWith(each[service].label))
}

/** The service whose `bookingHref` has this query. */
export function pickLinkedService<Service extends { bookingHref: string }>(
  services: readonly Service[],
  query: URLSearchParams,
): Service | undefined {
  return services.find((service) => {
    const expected = new URLSearchParams(service.bookingHref.split('?')[1])
    return ['service', 'express', 'items'].every((name) => query.get(name) === expected.get(name))
  })
}

export function stripTrailingSlash({ pathname }: { pathname: string }): string {
  return pathname.replace(/\/+$/, '') || '/'
}

export function isBookingSubpage(pathname: string): boolean {
  return pathname.startsWith(`${sitePages.booking.path}/`)
}

/** True if the link leads to `pathname`, for aria-current. */
export function isCurrentPage({ href }: { href: string }, pathname: string): boolean {
  return href === pathname
}

/** The page's URL in each language, for search engines. */
export function pageLanguages(path: string, siteUrl: string) {
  return [
    ...languageCodes.map((code) => ({
      hrefLang: code,
      href: siteUrl + localPath(code, path),
      ogLocale: ogLocale(languages[code].locale),
    })),
    { hrefLang: 'x-default', href: siteUrl + localPath(defaultLanguage, path), ogLocale: null },
  ]
}

export function ogLocale(locale: string): string {
  return locale.replace('-', '_')
}
export const socialNetworks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
} as const
