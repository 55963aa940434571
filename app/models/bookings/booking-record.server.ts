import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import {
  findCollectingBranch,
  listStaffBranches,
  loadIsUnassigned,
} from '#app/models/branches.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { countAnnounced } from '#business/bills/estimate.ts'
import { describeState } from '#business/bookings/acts.ts'
import { type Booking, isImported } from '#business/bookings/booking.ts'
import { orderSteps, orderStepValues } from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, nextStatuses } from '#business/bookings/status/status.ts'
import { buildStaffTimeline } from '#business/bookings/timelines.ts'
import { isMailAccurate, mailForStatus } from '#business/mails/mail-kinds.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { BookingEvent, User } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { findBill, toShownBill, upiPaymentFor } from './bills.server.ts'
import { findBookingsForStaff, queryBookings } from './booking-access.server.ts'
import { listMailsByBooking } from './booking-mails.server.ts'
import { computeBookingVersion } from './booking-version.server.ts'
import { loadWhatsappLinkBuilder } from './whatsapp.server.ts'

export type BookingRecord = Awaited<ReturnType<typeof loadBookingRecord>>

const maxOtherBookings = 5

/** Requires booking access. */
export async function loadBookingRecord(user: User, booking: Booking) {
  const payload = await payloadClient()
  const { id, phone, erasedAt } = booking
  const isOther = sql`phone = ${phone} AND id <> ${id} AND ${erasedAt === null}`
  const [mails, events, bill, counted, newest, statuses, branches, isUnassigned, toWhatsappHref] =
    await Promise.all([
      listMailsByBooking([id], user),
      findBookingEvents(payload, id, { user }),
      findBill(user, id),
      queryBookings<{ others: number }>(
        user,
        sql`SELECT count(*)::int AS others FROM bookings WHERE ${isOther}`,
      ),
      findBookingsForStaff(
        user,
        sql`${isOther} ORDER BY created_at DESC LIMIT ${maxOtherBookings}`,
      ),
      findStatusesWithMail(booking, payload, new Date()),
      listStaffBranches(),
      loadIsUnassigned(),
      loadWhatsappLinkBuilder([booking]),
    ])
  const collectingBranch = findCollectingBranch(booking.branch, branches)
  return {
    ...booking,
    version: computeBookingVersion(booking),
    /** Newest first. */
    mails: mails.get(id)!,
    whatsappHref: toWhatsappHref(booking),
    timeline: buildStaffTimeline(events, { isImported: isImported(booking) }),
    steps: listSteps(booking, events),
    notes: events.flatMap(toNotes),
    announcedPieces: countAnnounced(booking.items, wordsFor(booking.language)),
    bill: bill && {
      ...bill,
      ...toShownBill(bill),
      upi: await upiPaymentFor(bill, booking.reference),
    },
    statusesWithMail: statuses,
    /** `isUnassigned`: no branch serves the pincode. Null if the business has only one branch. */
    collectingBranch: collectingBranch && {
      ...collectingBranch,
      isUnassigned: isUnassigned(booking),
    },
    otherBookings: { count: counted[0]!.others, newest: newest.map(toOtherBooking) },
  }
}

async function findStatusesWithMail(
  booking: Booking,
  payload: Payload,
  now: Date,
): Promise<BookingStatus[]> {
  if (!booking.email) return []
  const { mailKinds } = await getPublishedBusiness(payload)
  return nextStatuses(booking.status).filter((status) => {
    const kind = mailForStatus(status)
    return kind && mailKinds.has(kind) && isMailAccurate(kind, { ...booking, status }, now)
  })
}

/** Marked steps, oldest first; `by` is null after Complete. */
function listSteps(booking: Booking, events: BookingEvent[]) {
  return orderStepValues.flatMap((step) => {
    const at = booking[orderSteps[step].column]
    if (!at) return []
    const marked = events.findLast(({ type }) => type === step || type === `not-${step}`)
    return [{ step, at, by: marked?.type === step ? marked.actor : null }]
  })
}

function toNotes({ id, type, createdAt: at, actor: by, text }: BookingEvent) {
  return type === 'noted' && text ? [{ id, at, by, text }] : []
}

function toOtherBooking(booking: Booking) {
  const { reference, date, time, serviceType } = booking
  return { reference, date, time, serviceType, state: describeState({ ...booking, bill: null }) }
}
