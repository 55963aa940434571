import { sql } from '@payloadcms/db-postgres'
import {
  findCollectingBranch,
  listStaffBranches,
  type SelectedBranch,
  type StaffBranch,
} from '#app/models/branches.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { isOneAmount } from '#business/bills/bill.ts'
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
import type { Bill, Booking, User } from '#payload-types.ts'
import { findEventsByBooking } from '#platform/activity/find-booking-events.ts'
import {
  dueDate as dueDateColumn,
  isListed,
} from '#platform/database/queries/booking-conditions.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { findBillsByBooking, upiPaymentFor } from './bills.server.ts'
import { queryBookings } from './booking-access.server.ts'
import { type BookingSummary, summarizeBooking } from './booking-summary.server.ts'
import { loadWhatsappLinkBuilder } from './whatsapp.server.ts'

export interface RunSheetStop extends BookingSummary {
  id: string
  /** A booking has two stops if its pickup and delivery are on one day. */
  trip: Trip
  /** False if the clothes of a delivery are still in work. */
  isReady: boolean
  /** The earlier day on which a return was due. */
  missedDay: LocalDate | null
  /** ISO 8601 UTC; null until staff mark the stop. */
  doneAt: string | null
  /** Internal notes, oldest first. */
  notes: string[]
  bill: StopBill | null
  whatsappHref: string
  directionsHref: string
}

export interface StopBill {
  /** Null if the bill has one amount instead of pieces. */
  pieces: number | null
  kilograms: number
  totalPaise: number
  isPaid: boolean
  /** Null if there is nothing to pay, or the owner has no UPI ID. */
  upiCode: UpiPayment['code'] | null
}

/** Stops in order of booking. */
export interface RunSheetSlot {
  /** Null for returns without a chosen time, the longest overdue first. */
  time: TimeSlot | null
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
  const payload = await payloadClient()
  const today = localDateAt(now)
  const ids = await findCandidates(user, { date, today, now })
  const [{ docs }, branches] = await Promise.all([
    payload.find({
      collection: 'bookings',
      where: { id: { in: ids } },
      sort: 'createdAt',
      pagination: false,
      depth: 0,
      joins: false,
      user,
      overrideAccess: false,
    }),
    listStaffBranches(),
  ])
  const [notes, bills, toWhatsappHref] = await Promise.all([
    findEventsByBooking(
      payload,
      docs.map(({ id }) => id),
      { user, type: 'noted' },
    ),
    loadStopBills(user, docs),
    loadWhatsappLinkBuilder(docs),
  ])
  const toStop = (booking: Booking, trip: Trip): RunSheetStop => ({
    id: booking.id,
    ...summarizeBooking(booking),
    trip,
    isReady: trip === 'pickup' || isReady(booking),
    missedDay: trip === 'delivery' && dueDate(booking) < date ? dueDate(booking) : null,
    doneAt: booking[orderSteps[tripSteps[trip]].column] ?? null,
    notes: notes.get(booking.id)!.flatMap(({ text }) => text ?? []),
    bill: bills.get(booking.id) ?? null,
    whatsappHref: toWhatsappHref(booking),
    directionsHref: directionsHrefTo(toOneLine(booking.address)),
  })
  const collectors = branch ? [branch] : branches.length > 0 ? branches : [null]
  return collectors.flatMap((collector) => {
    const own = docs.filter(
      (booking) =>
        findCollectingBranch(relatedId(booking.branch) ?? null, branches)?.id === collector?.id,
    )
    const slots = groupBySlot(own, { date, today }, toStop)
    return slots.length > 0 ? [{ branch: collector, slots }] : []
  })
}

// An offline phone sends its ticks later.
const tickDelayDays = 1

/** Ids of all bookings that can have a stop on the sheet; `groupBySlot` decides. */
async function findCandidates(
  user: User,
  { date, today, now }: { date: LocalDate; today: LocalDate; now: Date },
): Promise<string[]> {
  const [from, until] = [date, addDays(date, 1 + tickDelayDays)].map((day) =>
    instantAt(day, '00:00').toISOString(),
  )
  const isDue = date === today ? sql`${dueDateColumn} <= ${date}` : sql`${dueDateColumn} = ${date}`
  const rows = await queryBookings<{ id: string }>(
    user,
    sql`SELECT id FROM bookings WHERE takes_place AND erased_at IS NULL AND (
      date = ${date} OR delivery_date = ${date} OR (${isListed('to-return', now)} AND ${isDue})
      OR id = ANY(ARRAY(SELECT booking::uuid FROM booking_events
        WHERE type = 'delivered' AND created_at >= ${from} AND created_at < ${until})))`,
  )
  return rows.map(({ id }) => id)
}

async function loadStopBills(user: User, bookings: Booking[]): Promise<Map<string, StopBill>> {
  const bills = await findBillsByBooking(
    user,
    bookings.map(({ id }) => id),
  )
  const entries = bookings.flatMap(({ id, reference }) => {
    const bill = bills.get(id)
    return bill ? [{ id, reference, bill }] : []
  })
  return new Map(
    await Promise.all(
      entries.map(
        async ({ id, reference, bill }) => [id, await toStopBill(bill, reference)] as const,
      ),
    ),
  )
}

async function toStopBill(bill: Bill, reference: string): Promise<StopBill> {
  const { lines, totalPaise, paidAt } = bill
  return {
    pieces: isOneAmount(lines) ? null : countLines(lines.filter(({ unit }) => !unit)),
    kilograms: countLines(lines.filter(({ unit }) => unit)),
    totalPaise,
    isPaid: Boolean(paidAt),
    upiCode: (await upiPaymentFor(bill, reference))?.code ?? null,
  }
}

function countLines(lines: Bill['lines']): number {
  return lines.reduce((grams, { count }) => grams + Math.round(count * 1000), 0) / 1000
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
    .sort((one, other) => (one.missedDay ?? date).localeCompare(other.missedDay ?? date))
  return [...slots, { time: null, stops: returns }].filter(({ stops }) => stops.length > 0)
}

function tripsIn({ date, time }: Pickup, booking: Booking): Trip[] {
  const pickup = { trip: 'pickup', date: booking.date, time: booking.time } as const
  const delivery = {
    trip: 'delivery',
    date: booking.deliveryDate,
    time: booking.deliveryTime,
  } as const
  return [pickup, delivery].flatMap((each) =>
    each.date === date && each.time === time ? [each.trip] : [],
  )
}
