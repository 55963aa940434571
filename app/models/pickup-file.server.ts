import { pickupCalendar } from '#cms/pickup-calendar'
import { siteContent } from './content.server'
import type { ManagedBooking } from './managed-bookings.server'

/** A pickup as a file for calendars. It is the same entry that the mails about the booking change and take out. RFC 5545 */
export async function pickupFile(booking: ManagedBooking): Promise<string> {
  const { business } = await siteContent()
  return pickupCalendar(booking, business)
}
