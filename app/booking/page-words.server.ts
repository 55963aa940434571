import { serviceAreaHref, sitePages } from '#business/content/site-pages.ts'
import { type Language, localPath } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'

export function bookingPageWords(language: Language) {
  const { booking, bookingFields, serviceTypes, pickupFields, ...rest } = wordsFor(language)
  const { dates, slots, serviceArea, forms, booked, prices, returns } = rest
  return {
    ...{ booking, bookingFields, serviceTypes, pickupFields },
    ...{ dates, slots, serviceArea, forms, booked, prices, returns },
  }
}

export function bookingPagePaths(language: Language) {
  return {
    booking: localPath(language, sitePages.booking.path),
    days: localPath(language, '/booking/days'),
    find: localPath(language, '/booking/find'),
    serviceArea: localPath(language, serviceAreaHref),
  }
}
