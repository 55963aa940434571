import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { BookingEvent, NewBookingEvent } from '#business/bookings/events.ts'
import type { Connection } from '#platform/database/adapter.ts'
import { rowOf } from '#platform/database/row-of.ts'

/** An event with the id of its booking. */
export interface EventOfBooking extends NewBookingEvent {
  booking: string
  /** Now, if it is missing. */
  createdAt?: string
}

/** Stores events, all of one actor, on a connection in whose transaction they happen. */
export async function recordBookingEvents(
  payload: Payload,
  connection: Connection,
  by: Pick<BookingEvent, 'actor' | 'channel'>,
  events: EventOfBooking[],
): Promise<void> {
  if (events.length === 0) return
  const rows = bookingEventRows(payload, by, events)
  await connection.execute(sql`
    INSERT INTO booking_events
    SELECT * FROM jsonb_populate_recordset(NULL::booking_events, ${JSON.stringify(rows)})`)
}

/** Events as rows of their table, for a statement that stores them together with their bookings. */
export function bookingEventRows(
  payload: Payload,
  by: Pick<BookingEvent, 'actor' | 'channel'>,
  events: EventOfBooking[],
) {
  const createdAt = new Date().toISOString()
  return events.map((event) =>
    rowOf(payload, 'booking_events', { id: randomUUID(), createdAt, ...by, ...event }),
  )
}

/** Erases what people wrote in events of bookings. The names of corrected fields stay. */
export async function eraseEventTexts(connection: Connection, bookingIds: string[]): Promise<void> {
  await connection.execute(sql`
    UPDATE booking_events SET text = NULL
    WHERE booking = ANY(${sql.param(bookingIds)}::text[]) AND type <> 'corrected'`)
}
