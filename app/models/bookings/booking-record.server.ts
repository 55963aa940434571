import type { Payload, Where } from 'payload'
import {
  findCollectingBranch,
  listStaffBranches,
  loadIsUnassigned,
} from '#app/models/branches.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { isImported } from '#business/bookings/booking-sources.ts'
import { orderSteps, orderStepValues } from '#business/bookings/return/order-steps.ts'
import { buildStaffTimeline } from '#business/bookings/return/timeline.ts'
import { type BookingStatus, nextStatuses } from '#business/bookings/status/status.ts'
import { mailsForChange } from '#business/mails/mail-kinds.ts'
import type { Booking, BookingEvent, User } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/find-booking-events.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { isMailEnabled } from '#platform/mail/queue-mails.ts'
import { findBill, upiPaymentFor } from './bills.server.ts'
import { listMailsByBooking } from './booking-mails.server.ts'
import { toBookingEntry } from './bookings.server.ts'
import { loadWhatsappLinkBuilder } from './whatsapp.server.ts'

export type BookingRecord = NonNullable<Awaited<ReturnType<typeof findBooking>>>

const maxOtherBookings = 5

/** Requires booking access. */
export async function findBooking(user: User, reference: string) {
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
  const [mails, events, bill, others, statusesWithMail, branches, isUnassigned, toWhatsappHref] =
    await Promise.all([
      listMailsByBooking([id], user),
      findBookingEvents(payload, id, { user }),
      findBill(user, id),
      erasedAt ? { docs: [], totalDocs: 0 } : find(samePhone, maxOtherBookings),
      findStatusesWithMail(booking, payload, new Date()),
      listStaffBranches(),
      loadIsUnassigned(),
      loadWhatsappLinkBuilder([booking]),
    ])
  const collectingBranch = findCollectingBranch(relatedId(booking.branch) ?? null, branches)
  const entry = toBookingEntry(booking, mails.get(id) ?? [])
  return {
    ...entry,
    whatsappHref: toWhatsappHref(booking),
    timeline: buildStaffTimeline(events, { isImported: isImported(booking) }),
    steps: listSteps(booking, events),
    notes: events.flatMap(toNotes),
    bill: bill && { ...bill, upi: await upiPaymentFor(bill, booking.reference) },
    statusesWithMail,
    /** `isUnassigned`: no branch serves the pincode. Null if the business has only one branch. */
    collectingBranch: collectingBranch && {
      ...collectingBranch,
      isUnassigned: isUnassigned(entry),
    },
    otherBookings: { count: others.totalDocs, newest: others.docs.map(toOtherBooking) },
  }
}

async function findStatusesWithMail(
  booking: Booking,
  payload: Payload,
  now: Date,
): Promise<BookingStatus[]> {
  if (!booking.email) return []
  const statuses = await Promise.all(
    nextStatuses(booking.status).map(async (status) => {
      const [kind] = mailsForChange(booking, { ...booking, status }, now)
      return kind && (await isMailEnabled(kind, payload)) ? [status] : []
    }),
  )
  return statuses.flat()
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

function toOtherBooking({ reference, date, time, serviceType, status }: Booking) {
  return { reference, date, time, serviceType, status }
}
