import type { Payload } from 'payload'
import type { Booking } from '#business/bookings/booking.ts'
import { type BookingEvent, countChanges } from '#business/bookings/events.ts'
import { pickDescribedEvent, pickPreviousPickup } from '#business/mails/described-event.ts'
import { customerMails, isCustomerMail } from '#business/mails/mail-kinds.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { BusinessInfo, Email } from '#payload-types.ts'
import { log } from '#platform/logs/log.ts'
import { mailUrlTemplates } from './manage-link.ts'
import { pickupCalendar } from './pickup-calendar.ts'

interface CalendarSources {
  email: Email
  booking: Booking
  events: BookingEvent[]
  business: BusinessInfo
}

/** Returns null after an error, so that the mail is still sent. */
export function mailCalendar(payload: Payload, sources: CalendarSources): string | null {
  const { email, booking, events } = sources
  if (!isCustomerMail(email.kind)) return null
  const { hasCalendar, link } = customerMails[email.kind]
  if (!hasCalendar) return null
  const manageUrl = link === 'manage' ? mailUrlTemplates(booking.language).manage : null
  const pickup = { ...booking, sequence: countChanges(events), manageUrl }
  return writeCalendar(payload, sources, pickup, { name: booking.name, email: email.to })
}

/** Removes the entry of an address that the booking no longer has. */
export function withdrawnCalendar(payload: Payload, sources: CalendarSources): string | null {
  const { email, booking, events } = sources
  const change = pickDescribedEvent(email.kind, events, new Date(email.createdAt))
  const { date, time } = (change && pickPreviousPickup(change, events)) ?? booking
  const { reference } = booking
  const sequence = countChanges(events)
  const pickup = { reference, date, time, status: 'cancelled', sequence } as const
  return writeCalendar(payload, sources, pickup, { name: email.to, email: email.to })
}

function writeCalendar(
  payload: Payload,
  { email, booking, business }: CalendarSources,
  pickup: Parameters<typeof pickupCalendar>[0],
  to: { name: string; email: string },
): string | null {
  try {
    const from = { name: business.name, email: payload.email.defaultFromAddress }
    return pickupCalendar(pickup, business, wordsFor(booking.language), { from, to })
  } catch (error) {
    log.error({ err: error }, `Email ${email.id} is sent without its calendar file`)
    return null
  }
}
