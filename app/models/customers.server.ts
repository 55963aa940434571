import { createLocalReq } from 'payload'
import { summaryOf } from '#app/models/bookings/booking-summary.server.ts'
import { byCustomer } from '#business/bookings/events.ts'
import { isLeftOpen } from '#business/bookings/retention.ts'
import { formatLongDate } from '#business/pickups/local-time.ts'
import type { Outcome } from '#business/words/outcome.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { customerRecords } from '#collections/customers/customer-records.ts'
import { eraseCustomer, type ErasedCounts } from '#collections/customers/erase-customer.ts'
import type { Booking, BookingEvent, ContactMessage, Email, User } from '#payload-types.ts'
import { payloadClient } from './payload.server.ts'

/** How much is kept about a phone, and from when to when; instants are ISO 8601 in UTC. */
export interface CustomerSummary {
  bookings: Span
  messages: Span
  mails: Span
  /** Bookings that are pending or confirmed although their pickup day is over. */
  leftOpen: number
}

export type Span = { count: number; first: string | null; last: string | null }

/** How much is kept about whoever has a phone (10 digits). Only for admins; others get a Forbidden error. */
export async function summarizeCustomer(
  user: User,
  phone: string,
  now = new Date(),
): Promise<CustomerSummary> {
  const records = await recordsFor(user, phone)
  return {
    bookings: spanOf(records.bookings),
    messages: spanOf(records.messages),
    mails: spanOf(records.mails),
    leftOpen: records.bookings.filter((booking) => isLeftOpen(booking, now)).length,
  }
}

/**
 * Everything that is kept about whoever has a phone (10 digits), to be handed to that person: the words are those of
 * the collections, instants ISO 8601 in UTC. Colleagues are named by what they are. Only for admins; others get a
 * Forbidden error.
 */
export async function exportCustomer(user: User, phone: string, now = new Date()) {
  const { bookings, events, messages, mails } = await recordsFor(user, phone)
  return {
    phone,
    exportedAt: now.toISOString(),
    bookings: bookings.map((booking) => exportedBooking(booking, events.get(booking.id)!)),
    messages: messages.map(exportedMessage),
    mails: mails.map(exportedMail),
  }
}

/**
 * Erases what is kept about whoever has a phone (10 digits); see `eraseCustomer` in collections/customers. Refused while a pickup
 * is to come. Only for admins; others get a Forbidden error.
 */
export async function erase(
  user: User,
  phone: string,
  now = new Date(),
): Promise<Outcome<{ erased: ErasedCounts }>> {
  const { erased, pickupToCome } = await eraseCustomer(await requestOf(user), phone, now)
  if (erased) return { ok: true, erased }
  return { ok: false, reason: staffMessages.customers.cancelFirst(formatLongDate(pickupToCome)) }
}

async function recordsFor(user: User, phone: string) {
  return customerRecords(await requestOf(user), phone)
}

async function requestOf(user: User) {
  return createLocalReq({ user }, await payloadClient())
}

function spanOf(entries: { createdAt: string }[]): Span {
  return {
    count: entries.length,
    first: entries[0]?.createdAt ?? null,
    last: entries.at(-1)?.createdAt ?? null,
  }
}

function exportedBooking(booking: Booking, events: BookingEvent[]) {
  return {
    ...summaryOf(booking),
    createdAt: booking.createdAt,
    firstOrder: booking.firstOrder ?? false,
    completedAt: booking.completedAt ?? null,
    events: events.map(({ createdAt, actor, channel, type, from, to, text }) => ({
      createdAt,
      actor: actor === byCustomer ? actor : 'Staff',
      ...{ channel, type },
      from: from ?? null,
      to: to ?? null,
      text: text ?? null,
    })),
  }
}

function exportedMessage({ createdAt, name, email, phone, subject, message }: ContactMessage) {
  return { createdAt, name, email, phone: phone ?? null, subject, message }
}

function exportedMail({ createdAt, sentAt, status, to, subject, text }: Email) {
  return { createdAt, sentAt: sentAt ?? null, status, to, subject, text: text ?? null }
}
