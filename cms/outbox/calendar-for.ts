import { customerMails, isCustomerMail } from '#business/mail-kinds'
import { pickupCalendar } from '#cms/pickup-calendar'
import type { Payload } from 'payload'
import type { Booking, BusinessInfo, Email } from '#payload-types'

/**
 * The calendar file that goes with a mail; null where none does. A mail goes without one rather than not at all, so what
 * keeps it from being written is only logged.
 */
export function calendarFor(
  payload: Payload,
  { email, booking, business }: { email: Email; booking: Booking; business: BusinessInfo },
): string | null {
  if (!isCustomerMail(email.kind) || !customerMails[email.kind].hasCalendar) return null
  try {
    // The first line of the history says that it was booked; each other one changed what the entry says.
    const changes = Math.max((booking.history ?? []).length - 1, 0)
    const from = { name: business.name, email: payload.email.defaultFromAddress }
    const to = { name: booking.name, email: email.to }
    return pickupCalendar({ ...booking, changes }, business, { from, to })
  } catch (error) {
    payload.logger.error({ err: error, msg: `Mail ${email.id} goes without its calendar file` })
    return null
  }
}
