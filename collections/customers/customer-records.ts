import { sql } from '@payloadcms/db-postgres'
import { type CollectionSlug, executeAccess, type PayloadRequest, type Where } from 'payload'
import type { ContactMessage, Email } from '#payload-types.ts'
import { findEventsByBooking } from '#platform/activity/booking-events.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { findBookings } from '#platform/database/queries/find-bookings.ts'
import { findPreferences } from './preferences.ts'

/** Finds data by phone (10 digits). Throws Forbidden without the right to delete it. */
export async function findCustomerRecords(req: PayloadRequest, phone: string) {
  await requireErasePermission(req)
  const { drizzle } = getPostgres(req.payload)
  const { rows } = await drizzle.execute<{ id: string }>(selectMessageIdsByPhone(phone))
  const messageIds = rows.map(({ id }) => id)
  const [bookings, messages, preferences] = await Promise.all([
    findBookings(req.payload, drizzle, sql`phone = ${phone} ORDER BY created_at`),
    findAll<ContactMessage>(req, 'contact-messages', { id: { in: messageIds } }),
    findPreferences(req.payload, phone),
  ])
  const bookingIds = bookings.map(({ id }) => id)
  const [events, mails] = await Promise.all([
    findEventsByBooking(req.payload, bookingIds, { user: req.user! }),
    findAll<Email>(req, 'emails', {
      or: [{ booking: { in: bookingIds } }, { contactMessage: { in: messageIds } }],
    }),
  ])
  return { bookings, events, messages, mails, preferences }
}

/** Compares the last ten digits: some numbers are foreign or stored as typed. */
export function selectMessageIdsByPhone(phone: string) {
  return sql`SELECT id FROM contact_messages
    WHERE right(regexp_replace(translate(phone, '०१२३४५६७८९', '0123456789'), '\\D', '', 'g'), 10) = ${phone}`
}

export async function requireErasePermission(req: PayloadRequest): Promise<void> {
  for (const slug of ['bookings', 'contact-messages', 'emails'] as const) {
    await executeAccess({ req }, req.payload.collections[slug].config.access.delete)
  }
}

async function findAll<Doc>(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<Doc[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    user: req.user,
    overrideAccess: false,
  })
  return docs as Doc[]
}
