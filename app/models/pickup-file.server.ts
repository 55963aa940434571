import type { LocalDate } from '#business/local-time'
import type { TimeSlot } from '#business/time-slots'
import { pickupCalendar } from '#cms/pickup-calendar'
import { siteContent } from './content.server'

/** A pickup as a file for calendars. It is the same entry that the mails about the booking change and take out. RFC 5545 */
export async function pickupFile(pickup: {
  reference: string
  date: LocalDate
  time: TimeSlot
}): Promise<string> {
  const { business } = await siteContent()
  return pickupCalendar(pickup, business)
}
