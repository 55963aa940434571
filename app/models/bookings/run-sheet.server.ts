import { sql } from '@payloadcms/db-postgres'
import {
  findCollectingBranch,
  listStaffBranches,
  type SelectedBranch,
  type StaffBranch,
} from '#app/models/branches.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { countAnnounced } from '#business/bills/estimate.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { extractLocality } from '#business/bookings/lists/locality.ts'
import { getDelivery, isSameDelivery } from '#business/bookings/return/delivery.ts'
import {
  dueDate,
  isReady,
  isReturnWithoutSlot,
  orderSteps,
  tripSteps,
} from '#business/bookings/return/order-steps.ts'
import { directionsHrefTo } from '#business/content/map-links.ts'
import { addDays, instantAt, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { Trip } from '#business/pickups/pickup-rules.ts'
import { type TimeSlot, timeSlotValues } from '#business/pickups/slots.ts'
import { toOneLine } from '#business/words/clean-text.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { Bill, User } from '#payload-types.ts'
import { findEventsByBooking } from '#platform/activity/booking-events.ts'
import {
  dueDate as dueDateColumn,
  isListed,
} from '#platform/database/queries/booking-conditions.ts'
import { findBillsByBooking, toShownBill, upiPaymentFor } from './bills.server.ts'
import { findBookingsForStaff } from './booking-access.server.ts'
import { loadWhatsappLinkBuilder } from './whatsapp.server.ts'

export type RunSheetStop = ReturnType<Awaited<ReturnType<typeof loadStopBuilder>>>
export type StopBill = Awaited<ReturnType<typeof toStopBill>>

export interface RunSheetSlot {
  /** Null for returns without a chosen time. */
  time: TimeSlot | null
  /** By area, then in booking order. */
  stops: RunSheetStop[]
}

/** `branch` is null if the business has only one. */
export interface RunSheet {
  branch: StaffBranch | null
  slots: RunSheetSlot[]
}

/** Lists the run sheets of one branch or all, main branch first. Requires booking access. */
export async function listRunSheets(
  user: User,
  { date, branch, now }: { date: LocalDate; branch: SelectedBranch | null; now: Date },
): Promise<RunSheet[]> {
  const today = localDateAt(now)
  const [docs, branches] = await Promise.all([
    findCandidates(user, { date, today, now }),
    listStaffBranches(),
  ])
  const toStop = await loadStopBuilder(user, docs, date)
  const collectors = branch ? [branch] : branches.length > 0 ? branches : [null]
  return collectors.flatMap((collector) => {
    const own = docs.filter(
      (booking) => findCollectingBranch(booking.branch, branches)?.id === collector?.id,
    )
    const slots = groupBySlot(own, { date, today }, toStop)
    return slots.length > 0 ? [{ branch: collector, slots }] : []
  })
}

// An offline phone sends its ticks later.
const tickDelayDays = 1

/** All bookings that can have a stop on the sheet; `groupBySlot` decides. */
async function findCandidates(
  user: User,
  { date, today, now }: { date: LocalDate; today: LocalDate; now: Date },
): Promise<Booking[]> {
  const [from, until] = [date, addDays(date, 1 + tickDelayDays)].map((day) =>
    instantAt(day, '00:00').toISOString(),
  )
  const isDue = date === today ? sql`${dueDateColumn} <= ${date}` : sql`${dueDateColumn} = ${date}`
  return findBookingsForStaff(
    user,
    sql`takes_place AND erased_at IS NULL AND (
      date = ${date} OR delivery_date = ${date} OR (${isListed('to-return', now)} AND ${isDue})
      OR id = ANY(ARRAY(SELECT booking::uuid FROM booking_events
        WHERE type = 'delivered' AND created_at >= ${from} AND created_at < ${until})))
      ORDER BY created_at`,
  )
}

/** Returns a function that builds the stop of one of these bookings. */
async function loadStopBuilder(user: User, bookings: Booking[], date: LocalDate) {
  const ids = bookings.map(({ id }) => id)
  const [notes, stored, toWhatsappHref] = await Promise.all([
    findEventsByBooking(await payloadClient(), ids, { user, type: 'noted' }),
    findBillsByBooking(user, ids),
    loadWhatsappLinkBuilder(bookings),
  ])
  const entries = bookings.map(async ({ id, reference }) => {
    const bill = stored.get(id)
    return [id, bill ? await toStopBill(bill, reference) : null] as const
  })
  const bills = new Map(await Promise.all(entries))
  return (booking: Booking, trip: Trip) => ({
    ...booking,
    /** A booking has two stops if its pickup and delivery are on one day. */
    trip,
    area: extractLocality(booking.address),
    announcedPieces: countAnnounced(booking.items, wordsFor(booking.language)),
    /** False if the clothes of a delivery are still in work. */
    isReady: trip === 'pickup' || isReady(booking),
    /** The earlier day on which a return was due. */
    missedDay: trip === 'delivery' && dueDate(booking) < date ? dueDate(booking) : null,
    /** ISO 8601 UTC; null until staff mark the stop. */
    doneAt: booking[orderSteps[tripSteps[trip]].column] ?? null,
    /** Internal notes, oldest first. */
    notes: notes.get(booking.id)!.flatMap(({ text }) => text ?? []),
    bill: bills.get(booking.id) ?? null,
    whatsappHref: toWhatsappHref(booking),
    directionsHref: directionsHrefTo(toOneLine(booking.address)),
  })
}

async function toStopBill(bill: Bill, reference: string) {
  const payment = await upiPaymentFor(bill, reference)
  /** Null if there is nothing to pay, or the owner has no UPI ID. */
  const paidBy = (bill.paidAt && bill.paymentMethod) || null
  return { ...toShownBill(bill), paidBy, upiCode: payment?.code ?? null }
}

function groupBySlot(
  bookings: Booking[],
  { date, today }: { date: LocalDate; today: LocalDate },
  toStop: (booking: Booking, trip: Trip) => RunSheetStop,
): RunSheetSlot[] {
  const slots: RunSheetSlot[] = timeSlotValues.map((time) => ({
    time,
    stops: bookings.flatMap((booking) =>
      tripsIn({ date, time }, booking).map((trip) => toStop(booking, trip)),
    ),
  }))
  const returns = bookings
    .filter((booking) => isReturnWithoutSlot(booking, { date, today }))
    .map((booking) => toStop(booking, 'delivery'))
  return [...slots, { time: null, stops: returns }]
    .filter(({ stops }) => stops.length > 0)
    .map(({ time, stops }) => ({ time, stops: stops.toSorted(byArea) }))
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

const byArea = (one: RunSheetStop, other: RunSheetStop) => compare(one.area, other.area)

function tripsIn(slot: Pickup, booking: Booking): Trip[] {
  const times = { pickup: booking, delivery: getDelivery(booking) }
  return (['pickup', 'delivery'] as const).filter((trip) => isSameDelivery(slot, times[trip]))
}
