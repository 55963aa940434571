import type { Payload, Where } from 'payload'
import {
  collectorOf,
  type StaffBranch,
  staffBranches,
  unplacedJudge,
} from '#app/models/branches.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { type BookingStatus, nextStatuses } from '#business/bookings/status.ts'
import { staffTimelineOf, type TimelineStep } from '#business/bookings/timeline.ts'
import { mailsOfChange } from '#business/mails/kinds.ts'
import type { Booking, BookingEvent, User } from '#payload-types.ts'
import { eventsOfBooking } from '#platform/activity/read-booking-events.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { isMailSwitchedOn } from '#platform/mail/mail-switches.ts'
import { mailsOfBookings } from './booking-mails.server.ts'
import type { BookingSummary } from './booking-summary.server.ts'
import { type BookingEntry, entryOf } from './bookings.server.ts'
import { whatsappWriter } from './whatsapp.server.ts'

/** All that staff want to know of one booking. */
export interface BookingRecord extends BookingEntry {
  /** Who collects; `isUnplaced` where only because no branch names the pincode. Null of a business with one branch. */
  collector: (StaffBranch & { isUnplaced: boolean }) | null
  /** What opens WhatsApp with words for the customer. */
  whatsappHref: string
  /** In the order it happened. */
  timeline: TimelineStep[]
  /** What staff have told each other, in the order they wrote it. Instants are ISO 8601 in UTC. */
  notes: Note[]
  /** The statuses that it may get next and of which a mail tells its customer. */
  mailedOf: BookingStatus[]
  /** Other bookings from the same phone, the newest first: how many there are, and the first of them. */
  others: { count: number; newest: OtherBooking[] }
}

export interface Note {
  id: string
  at: string
  by: string
  text: string
}

export type OtherBooking = Pick<
  BookingSummary,
  'reference' | 'serviceType' | 'status' | 'date' | 'time'
>

const othersShown = 5

/** The booking with a reference; null where there is none. Only for a user who works bookings; others get a Forbidden error. */
export async function findBooking(user: User, reference: string): Promise<BookingRecord | null> {
  const payload = await payloadClient()
  const find = (where: Where, limit: number) =>
    payload.find({
      collection: 'bookings',
      where,
      sort: '-createdAt',
      limit,
      depth: 0,
      joins: false,
      user,
      overrideAccess: false,
    })
  const [booking] = (await find({ reference: { equals: reference } }, 1)).docs
  if (!booking) return null

  const { id, phone, erasedAt } = booking
  const samePhone: Where = { and: [{ phone: { equals: phone } }, { id: { not_equals: id } }] }
  const [mails, events, others, mailedOf, branches, isUnplaced, toWhatsapp] = await Promise.all([
    mailsOfBookings([id], user),
    eventsOfBooking(payload, id, { user }),
    erasedAt ? { docs: [], totalDocs: 0 } : find(samePhone, othersShown),
    statusesMailedOf(booking, payload),
    staffBranches(),
    unplacedJudge(),
    whatsappWriter(),
  ])
  const collector = collectorOf(relatedId(booking.branch) ?? null, branches)
  const shown = entryOf(booking, mails.get(id) ?? [])
  return {
    ...shown,
    whatsappHref: toWhatsapp(booking),
    timeline: staffTimelineOf(events),
    notes: events.flatMap(noteIn),
    mailedOf,
    collector: collector && { ...collector, isUnplaced: isUnplaced(shown) },
    others: { count: others.totalDocs, newest: others.docs.map(otherOf) },
  }
}

async function statusesMailedOf(booking: Booking, payload: Payload): Promise<BookingStatus[]> {
  if (!booking.email) return []
  const told = await Promise.all(
    nextStatuses(booking.status).map(async (status) => {
      const [kind] = mailsOfChange(booking, { ...booking, status })
      return kind && (await isMailSwitchedOn(kind, payload)) ? [status] : []
    }),
  )
  return told.flat()
}

function noteIn({ id, type, createdAt: at, actor: by, text }: BookingEvent): Note[] {
  return type === 'noted' && text ? [{ id, at, by, text }] : []
}

function otherOf({ reference, date, time, serviceType, status }: Booking): OtherBooking {
  return { reference, date, time, serviceType, status }
}
