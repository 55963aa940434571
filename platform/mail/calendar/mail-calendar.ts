import type { Payload } from 'payload'
import { type BookingEvent, countChanges } from '#business/bookings/events.ts'
import { wordsFor } from '#business/languages/words.ts'
import { customerMails, isCustomerMail } from '#business/mails/mail-kinds.ts'
import type { Booking, BusinessInfo, Email } from '#payload-types.ts'
import { log } from '#platform/logs/log.ts'
import { mailUrlTemplates } from '#platform/mail/manage-link.ts'
import { pickupCalendar } from './pickup-calendar.ts'

interface CalendarSources {
  email: Email
  booking: Booking
  events: BookingEvent[]
  business: BusinessInfo
}

/** Returns null after an error, so that the mail is still sent. */
export function mailCalendar(
  payload: Payload,
  { email, booking, events, business }: CalendarSources,
): string | null {
  if (!isCustomerMail(email.kind)) return null
  const { hasCalendar, link } = customerMails[email.kind]
  if (!hasCalendar) return null
  try {
    const sequence = countChanges(events)
    const from = { name: business.name, email: payload.email.defaultFromAddress }
    const to = { name: booking.name, email: email.to }
    const { language } = booking
    const manageUrl = link && mailUrlTemplates(language)[link]
    const pickup = { ...booking, sequence, manageUrl }
    return pickupCalendar(pickup, business, wordsFor(language), { from, to })
  } catch (error) {
    log.error({ err: error }, `Email ${email.id} is sent without its calendar file`)
    return null
  }
}
