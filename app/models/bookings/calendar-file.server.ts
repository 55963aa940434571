import { siteContent } from '#app/models/content/content.server.ts'
import { pickupCalendar } from '#platform/mail/pickup-calendar.ts'
import type { ManagedBooking } from './managed-bookings.server.ts'

/** A pickup as a file for calendars. It is the same entry that the mails about the booking change and take out. RFC 5545 */
export async function calendarFile(booking: ManagedBooking): Promise<string> {
  const { business } = await siteContent()
  return pickupCalendar(booking, business)
}
