import { createEvent, type DateArray } from 'ics'
import type { BookingStatus } from '#business/bookings/status.ts'
import { instantAt, type LocalDate } from '#business/pickups/local-time.ts'
import { type TimeSlot, timeSlots } from '#business/pickups/slots.ts'
import { environment } from '#environment.ts'

interface CalendarPickup {
  reference: string
  date: LocalDate
  time: TimeSlot
  status?: BookingStatus
  address?: string
  /** How often the booking has changed since it was made. */
  changes?: number
}

interface Person {
  name: string
  email: string
}

interface Invitation {
  from: Person
  to: Person
}

const statuses = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const

/**
 * A pickup for the customer's calendar; throws where it cannot be written. RFC 5545
 *
 * As an invitation by mail a later one changes the entry or takes it out: mail programs ask for the same UID, a higher
 * SEQUENCE, and for REQUEST and then CANCEL, with the sender of the mail as organizer. RFC 5546. A file that somebody
 * downloads is only published.
 */
export function pickupCalendar(
  { reference, date, time, status = 'pending', address, changes = 0 }: CalendarPickup,
  { name, phone }: { name: string; phone?: string | null },
  invitation?: Invitation,
): string {
  const { startsAt, endsAt } = timeSlots[time]
  const { value, error } = createEvent({
    uid: `${reference}@${new URL(environment.siteUrl).hostname}`,
    productId: name,
    title: `${name}: pickup, claim tag ${reference}`,
    ...(phone && { description: `To change anything, call ${phone}.` }),
    ...(address && { location: address }),
    startInputType: 'utc',
    start: utcParts(instantAt(date, startsAt)),
    endInputType: 'utc',
    end: utcParts(instantAt(date, endsAt)),
    status: statuses[status],
    sequence: changes,
    ...(invitation ? invitationOf(invitation, status) : { method: 'PUBLISH' }),
  })
  if (!value) throw error ?? new Error('A calendar entry could not be written.')
  return value
}

/** The METHOD of a calendar file, which the mail around it repeats. */
export function methodOf(calendar: string): string {
  return /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'
}

function invitationOf({ from, to }: Invitation, status: BookingStatus) {
  return {
    method: status === 'cancelled' ? 'CANCEL' : 'REQUEST',
    organizer: { name: quotable(from.name), email: from.email },
    // Who has booked has accepted: nobody waits for an answer.
    attendees: [
      {
        name: quotable(to.name),
        email: to.email,
        rsvp: false,
        partstat: 'ACCEPTED' as const,
      },
    ],
  }
}

/** A parameter of RFC 5545 has no way to hold a double quote. */
function quotable(text: string): string {
  return text.replaceAll('"', '’')
}

function utcParts(instant: Date): DateArray {
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
  ]
}
