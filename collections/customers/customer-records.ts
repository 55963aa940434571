import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionSlug,
  executeAccess,
  type PayloadRequest,
  type SelectType,
  type Where,
} from 'payload'
import type { Booking, BookingEvent, ContactMessage, Email } from '#payload-types.ts'
import { eventsOfBookings } from '#platform/activity/read-booking-events.ts'
import { postgresOf } from '#platform/database/adapter.ts'

/** What is kept about a customer, oldest first. */
export interface CustomerRecords {
  bookings: Booking[]
  /** By the id of the booking. */
  events: Map<string, BookingEvent[]>
  messages: ContactMessage[]
  mails: Email[]
}

/** All that is kept about whoever has a phone (10 digits). Only for who may delete it; others get a Forbidden error. */
export async function customerRecords(
  req: PayloadRequest,
  phone: string,
): Promise<CustomerRecords> {
  await requireRightToErase(req)
  const { drizzle } = postgresOf(req.payload)
  const { rows } = await drizzle.execute<{ id: string }>(messagesOf(phone))
  const messageIds = rows.map(({ id }) => id)
  const [bookings, messages] = await Promise.all([
    all<Booking>(req, 'bookings', { phone: { equals: phone } }, { mails: false }),
    all<ContactMessage>(req, 'contact-messages', { id: { in: messageIds } }),
  ])
  const bookingIds = bookings.map(({ id }) => id)
  const [events, mails] = await Promise.all([
    eventsOfBookings(req.payload, bookingIds, { user: req.user! }),
    all<Email>(req, 'emails', {
      or: [{ booking: { in: bookingIds } }, { contactMessage: { in: messageIds } }],
    }),
  ])
  return { bookings, events, messages, mails }
}

/**
 * The contact messages of a phone (10 digits), by the last ten digits: messages also hold numbers of other countries, and older
 * ones hold the number as the visitor typed it.
 */
export function messagesOf(phone: string) {
  return sql`SELECT id FROM contact_messages
    WHERE right(regexp_replace(translate(phone, '०१२३४५६७८९', '0123456789'), '\\D', '', 'g'), 10) = ${phone}`
}

/** Throws a Forbidden error unless the person of `req` may delete everything that is kept about customers. */
export async function requireRightToErase(req: PayloadRequest): Promise<void> {
  for (const slug of ['bookings', 'contact-messages', 'emails'] as const) {
    await executeAccess({ req }, req.payload.collections[slug].config.access.delete)
  }
}

async function all<Doc>(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  select?: SelectType,
): Promise<Doc[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    select,
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    user: req.user,
    overrideAccess: false,
  })
  return docs as Doc[]
}
