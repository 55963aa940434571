import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { BookingEvent, NewBookingEvent } from '#business/bookings/events.ts'
import { type SqlExecutor, toDbRow } from '#platform/database/adapter.ts'

export interface BookingEventInput extends NewBookingEvent {
  booking: string
  createdAt?: string
}

/** Stores events of one actor, in the transaction of the change. */
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
