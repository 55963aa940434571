import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { findBillsByBooking } from '#app/models/bookings/bills.server.ts'
import { findBookingsForStaff, queryBookings } from '#app/models/bookings/booking-access.server.ts'
import { isBillVoid } from '#business/bills/bill.ts'
import { describeState } from '#business/bookings/acts.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { customerActor } from '#business/bookings/events.ts'
import { pickDetails } from '#business/bookings/fields.ts'
import { isUpcoming } from '#business/bookings/retention.ts'
import { getDelivery } from '#business/bookings/return/delivery.ts'
import { type BookingStatus, isOpen } from '#business/bookings/status/status.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import type { Outcome } from '#business/words/outcome.ts'
import * as staffWords from '#business/words/staff.ts'
import { findCustomerRecords } from '#collections/customers/customer-records.ts'
import { eraseCustomer, type ErasedCounts } from '#collections/customers/erase-customer.ts'
import {
  findPreferences,
  type PreferencesChange,
  savePreferences as storePreferences,
} from '#collections/customers/preferences.ts'
import type { Bill, BookingEvent, ContactMessage, Email, User } from '#payload-types.ts'
import { payloadClient } from './payload.server.ts'

export type Customer = Awaited<ReturnType<typeof loadCustomer>>

const maxListed = 50

/** Loads what staff see of a phone (10 digits) with a booking. Requires booking access. */
export async function loadCustomer(user: User, phone: string) {
  const [bookings, counted, bills, notes, preferences] = await Promise.all([
    findBookingsForStaff(user, sql`phone = ${phone} ORDER BY created_at DESC LIMIT ${maxListed}`),
    queryBookings<{ count: number }>(
      user,
      sql`SELECT count(*)::int AS count FROM bookings WHERE phone = ${phone}`,
    ),
    queryBookings<CustomersBill>(
      user,
      sql`SELECT reference, status, total_paise::float8 AS "totalPaise",
          paid_at IS NOT NULL AS "isPaid"
        FROM bookings JOIN bills ON bills.booking = bookings.id::text WHERE phone = ${phone}`,
    ),
    queryBookings<CustomersNote>(
      user,
      sql`SELECT event.id, reference, actor AS by, text, event.created_at AS at
        FROM bookings JOIN booking_events AS event ON event.booking = bookings.id::text
        WHERE phone = ${phone} AND type = 'noted' AND text IS NOT NULL
        ORDER BY event.created_at DESC LIMIT ${maxListed}`,
    ),
    findPreferences(await payloadClient(), phone),
  ])
  const { name } = bookings[0]!
  const owed = bills.filter(({ status, isPaid }) => !isPaid && !isBillVoid(status, isPaid))
  return {
    ...{ phone, name },
    bookingCount: counted[0]!.count,
    unpaidPaise: owed.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
    /** Newest first, at most `maxListed`, like the notes. */
    bookings: bookings.map((booking) => {
      const { reference, date, time, serviceType, status } = booking
      const bill = bills.find((bill) => bill.reference === reference) ?? null
      return {
        ...{ reference, date, time, serviceType, status, bill },
        state: describeState({ ...booking, bill }),
        /** Null if it is the customer's. */
        otherName: booking.name === name ? null : booking.name,
      }
    }),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: new Date(at).toISOString() })),
    preferences: preferences && {
      text: preferences.text,
      by: preferences.updatedBy,
      at: preferences.updatedAt,
    },
  }
}

interface CustomersBill {
  reference: string
  status: BookingStatus
  totalPaise: number
  isPaid: boolean
}

type CustomersNote = Record<'id' | 'reference' | 'by' | 'text' | 'at', string>

/** Requires booking access. */
export async function savePreferences(user: User, change: PreferencesChange): Promise<Outcome> {
  return storePreferences(await payloadClient(), user, change)
}

export type CustomerDataSummary = Awaited<ReturnType<typeof summarizeCustomerData>>

/** `first` and `last` are ISO 8601 UTC. */
export type Span = { count: number; first: string | null; last: string | null }

/** Summarizes the data for a phone (10 digits). Requires an admin. */
export async function summarizeCustomerData(user: User, phone: string, now = new Date()) {
  const records = await readRecords(user, phone)
  return {
    bookings: toSpan(records.bookings),
    messages: toSpan(records.messages),
    mails: toSpan(records.mails),
    /** Still open after their pickup day. */
    leftOpen: records.bookings.filter((booking) => isOpen(booking) && !isUpcoming(booking, now))
      .length,
  }
}

/**
 * Exports the data for a phone (10 digits), without staff names. Instants are ISO 8601 UTC.
 * Requires an admin.
 */
export async function exportCustomerData(user: User, phone: string, now = new Date()) {
  const { bookings, events, messages, mails, preferences } = await readRecords(user, phone)
  const bills = await findBillsByBooking(
    user,
    bookings.map(({ id }) => id),
  )
  return {
    phone,
    exportedAt: now.toISOString(),
    preferences: preferences?.text || null,
    bookings: bookings.map((booking) => ({
      ...exportBooking(booking, events.get(booking.id)!),
      bill: exportBill(bills.get(booking.id)),
    })),
    messages: messages.map(exportMessage),
    mails: mails.map(exportMail),
  }
}

/**
 * Erases the data for a phone (10 digits). Refuses before an upcoming pickup, or while the shop has
 * clothes. Requires an admin.
 */
export async function eraseCustomerData(
  user: User,
  phone: string,
  now = new Date(),
): Promise<Outcome<{ erased: ErasedCounts }>> {
  const { cancelFirst, deliverFirst } = staffWords.customers
  const result = await eraseCustomer(await createRequest(user), phone, now)
  if (result.outcome === 'erased') return { ok: true, erased: result.erased }
  const reason =
    result.outcome === 'upcoming'
      ? cancelFirst(formatLongDate(result.date))
      : deliverFirst(result.reference)
  return { ok: false, reason }
}

async function readRecords(user: User, phone: string) {
  return findCustomerRecords(await createRequest(user), phone)
}

async function createRequest(user: User) {
  return createLocalReq({ user }, await payloadClient())
}

function toSpan(entries: { createdAt: string }[]): Span {
  return {
    count: entries.length,
    first: entries[0]?.createdAt ?? null,
    last: entries.at(-1)?.createdAt ?? null,
  }
}

function exportBooking(booking: Booking, events: BookingEvent[]) {
  const { reference, status, serviceType, language, date, time, promisedDate, express } = booking
  const { createdAt, completedAt, firstOrder } = booking
  return {
    ...{ reference, status, serviceType, language, date, time, promisedDate, express },
    ...pickDetails(booking),
    delivery: getDelivery(booking),
    ...{ createdAt, completedAt, firstOrder: firstOrder ?? false },
    events: events.map(({ createdAt, actor, channel, type, from, to, text }) => ({
      createdAt,
      actor: actor === customerActor ? actor : 'Staff',
      ...{ channel, type },
      from: from ?? null,
      to: to ?? null,
      text: text ?? null,
    })),
  }
}

function exportBill(bill: Bill | undefined) {
  if (!bill) return null
  const { totalPaise, paidAt, paymentMethod } = bill
  return {
    lines: bill.lines.map(({ item, count, unit, unitPaise }) => {
      return { item, count, ...(unit && { unit }), unitPaise }
    }),
    totalPaise,
    paidAt: paidAt ?? null,
    paymentMethod: paymentMethod ?? null,
  }
}

function exportMessage({ createdAt, name, email, phone, subject, message }: ContactMessage) {
  return { createdAt, name, email, phone: phone ?? null, subject, message }
}

function exportMail({ createdAt, sentAt, status, to, subject, text }: Email) {
  return { createdAt, sentAt: sentAt ?? null, status, to, subject, text: text ?? null }
}
