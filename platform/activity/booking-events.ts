import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { Forbidden, type Payload } from 'payload'
import { canManageBookings } from '#business/accounts/roles.ts'
import {
  type BookingEvent,
  type BookingEventType,
  customerActor,
  type NewBookingEvent,
  type UserChannel,
} from '#business/bookings/events.ts'
import type { BookingEvent as StoredEvent, User } from '#payload-types.ts'
import { fromDbRow, getPostgres, type SqlExecutor, toDbRow } from '#platform/database/adapter.ts'

interface ReadOptions {
  /** Must be able to manage bookings. Without a user, access control is off. */
  user?: User
  tx?: SqlExecutor
  type?: BookingEventType
}

/** Oldest first. */
export async function findBookingEvents(
  payload: Payload,
  booking: string,
  options: ReadOptions = {},
): Promise<StoredEvent[]> {
  return (await findEventsByBooking(payload, [booking], options)).get(booking)!
}

export async function findEventsByBooking(
  payload: Payload,
  bookings: string[],
  { user, tx, type }: ReadOptions = {},
): Promise<Map<string, StoredEvent[]>> {
  if (user && !canManageBookings(user.role)) throw new Forbidden()
  const events = new Map<string, StoredEvent[]>(bookings.map((id) => [id, []]))
  const { rows } = await (tx ?? getPostgres(payload).drizzle).execute(sql`
    SELECT * FROM booking_events WHERE booking = ANY(${sql.param(bookings)}::text[])
      ${type ? sql`AND type = ${type}` : sql``} ORDER BY created_at, type`)
  for (const row of rows) {
    const event = fromDbRow(payload, 'booking_events', row) as unknown as StoredEvent
    events.get(event.booking)!.push(event)
  }
  return events
}

interface BookingEventInput extends NewBookingEvent {
  booking: string
  createdAt?: string
}

export async function recordBookingEvents(
  payload: Payload,
  connection: SqlExecutor,
  by: Pick<BookingEvent, 'actor' | 'channel'>,
  events: BookingEventInput[],
): Promise<void> {
  if (events.length === 0) return
  const rows = toBookingEventRows(payload, by, events)
  await connection.execute(sql`
    INSERT INTO booking_events
    SELECT * FROM jsonb_populate_recordset(NULL::booking_events, ${JSON.stringify(rows)})`)
}

/** Returns table rows, for a statement that also stores the bookings. */
export function toBookingEventRows(
  payload: Payload,
  by: Pick<BookingEvent, 'actor' | 'channel'>,
  events: BookingEventInput[],
) {
  const createdAt = new Date().toISOString()
  return events.map((event) =>
    toDbRow(payload, 'booking_events', { id: randomUUID(), createdAt, ...by, ...event }),
  )
}

/** Keeps the field names of corrections. */
export async function eraseEventTexts(
  connection: SqlExecutor,
  bookingIds: string[],
): Promise<void> {
  await connection.execute(sql`
    UPDATE booking_events SET text = NULL
    WHERE booking = ANY(${sql.param(bookingIds)}::text[]) AND type <> 'corrected'`)
}

/**
 * Returns the user by their current name; the customer for a channel without a user; else the
 * worker.
 */
export function getActor({
  user,
  channel,
}: {
  user: User | null
  channel?: UserChannel
}): Pick<BookingEvent, 'actor' | 'channel'> {
  if (user) return { actor: displayNameFor(user), channel: channel ?? 'cms' }
  return channel ? { actor: customerActor, channel } : { actor: 'Saaf', channel: 'worker' }
}

export function displayNameFor({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || email
}
