import { siteContent } from '#app/models/content/content.server.ts'
import { localPath } from '#business/languages/languages.ts'
import { managePath } from '#business/manage-links/manage-link.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { environment } from '#environment.ts'
import { pickupCalendar } from '#platform/mail/calendar/pickup-calendar.ts'
import type { ManagedBooking } from './managed-bookings.server.ts'

/** Builds an iCalendar file (RFC 5545). The booking's emails update the same event. */
export async function buildCalendarFile(booking: ManagedBooking, key: string): Promise<string> {
  const { language } = booking
  const { business } = await siteContent(language)
  const manageUrl = environment.siteUrl + localPath(language, managePath(key))
  return pickupCalendar({ ...booking, manageUrl }, business, wordsFor(language))
}
