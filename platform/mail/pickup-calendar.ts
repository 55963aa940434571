import { domainToASCII } from 'node:url'
import { type Alarm, createEvent, type DateArray } from 'ics'
import { describeReturn } from '#business/bookings/return/describe-return.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import { instantAt, type LocalDate } from '#business/pickups/local-time.ts'
import { type TimeSlot, timeSlots } from '#business/pickups/slots.ts'
import { toOneLine } from '#business/words/clean-text.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { environment } from '#environment.ts'

interface CalendarPickup {
  reference: string
  date: LocalDate
  time: TimeSlot
  status?: BookingStatus
  address?: string
  promisedDate?: LocalDate | null
  sequence?: number
  manageUrl?: string | null
}

interface Person {
  name: string
  email: string
}

interface Invitation {
  from: Person
  to: Person
}

const maxLineOctets = 75

const statuses = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const

/** The words of a calendar entry. */
export type PickupCalendarWords = Pick<Words, 'calendar' | 'bookingLinks' | 'returns' | 'dates'>

/**
 * Writes a calendar file (RFC 5545). A later invitation updates or cancels the entry: mail programs
 * require the same UID, a higher SEQUENCE, REQUEST or CANCEL, and the mail's sender as organizer
 * (RFC 5546). A downloaded file is only published.
 */
export function pickupCalendar(
  pickup: CalendarPickup,
  { name, phone }: { name: string; phone?: string | null },
  words: PickupCalendarWords,
  invitation?: Invitation,
): string {
  const { reference, date, time, status = 'pending', address, sequence = 0, manageUrl } = pickup
  const { calendar, bookingLinks } = words
  const { startsAt, endsAt } = timeSlots[time]
  const promisedDate = status === 'cancelled' ? null : pickup.promisedDate
  const description = [
    promisedDate && describeReturn(promisedDate, words, date),
    manageUrl && `${bookingLinks.manage}: ${manageUrl}`,
    phone && fillSentence(calendar.toChange, { phone }),
  ].filter(Boolean)
  const { value, error } = createEvent({
    uid: `${reference}@${new URL(environment.siteUrl).hostname}`,
    productId: name,
    title: fillSentence(calendar.title, { business: name, reference }),
    ...(description.length > 0 && { description: description.join('\n') }),
    ...(address && { location: toOneLine(address) }),
    startInputType: 'utc',
    start: utcParts(instantAt(date, startsAt)),
    endInputType: 'utc',
    end: utcParts(instantAt(date, endsAt)),
    status: statuses[status],
    sequence,
    ...(status !== 'cancelled' && { alarms: [reminderAlarm(calendar.reminder)] }),
    ...(invitation ? invitationFields(invitation, status) : { method: 'PUBLISH' }),
  })
  if (!value) throw error ?? new Error('A calendar entry could not be written.')
  // `ics` counts characters.
  return changeCalendarText(value, (text) => text)
}

function reminderAlarm(text: string): Alarm {
  // `ics` does not escape this description.
  const description = text.replace(/[\\;,]/g, String.raw`\$&`)
  return { action: 'display', description, trigger: { hours: 1, before: true } }
}

/** Changes the text of a calendar file, whose lines are folded. */
export function changeCalendarText(calendar: string, change: (text: string) => string): string {
  return change(calendar.replaceAll('\r\n\t', '')).split('\r\n').map(foldLine).join('\r\n')
}

/** Folds after 75 octets of UTF-8 (RFC 5545, 3.1). */
function foldLine(line: string): string {
  let [folded, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxLineOctets) {
      folded += '\r\n\t'
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** Returns the METHOD, which the MIME part repeats. */
export function readCalendarMethod(calendar: string): string {
  return /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'
}

function invitationFields({ from, to }: Invitation, status: BookingStatus) {
  return {
    method: status === 'cancelled' ? 'CANCEL' : 'REQUEST',
    organizer: { name: withoutDoubleQuotes(from.name), email: from.email },
    // Booking counts as accepting, so no reply is requested.
    attendees: [
      {
        name: withoutDoubleQuotes(to.name),
        // `ics` rejects other scripts.
        email: to.email.replace(/[^@]*$/, (domain) => domainToASCII(domain)),
        rsvp: false,
        partstat: 'ACCEPTED' as const,
      },
    ],
  }
}

/** RFC 5545 parameters cannot contain a double quote. */
function withoutDoubleQuotes(text: string): string {
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
