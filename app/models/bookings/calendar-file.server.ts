import { siteContent } from '#app/models/content/content.server.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { managePath } from '#business/manage-links/manage-link.ts'
import { environment } from '#environment.ts'
import { pickupCalendar } from '#platform/mail/pickup-calendar.ts'
import type { ManagedBooking } from './managed-bookings.server.ts'

/** Builds an iCalendar file (RFC 5545). The booking's emails update the same event. */
export async function buildCalendarFile(booking: ManagedBooking, key: string): Promise<string> {
  const { business } = await siteContent(defaultLanguage)
  const manageUrl = environment.siteUrl + managePath(key)
  return pickupCalendar({ ...booking, manageUrl }, business)
}
