import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { BookingEvent, NewBookingEvent } from '#business/bookings/events.ts'
import type { Connection } from '#platform/database/adapter.ts'
import { rowOf } from '#platform/database/row-of.ts'

export interface EventOfBooking extends NewBookingEvent {
  booking: string
  /** Default: now. */
  createdAt?: string
}

/** Stores events of one actor, in the transaction of the change. */
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

/** Table rows, for a statement that also stores the bookings. */
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

/** Keeps the field names of corrections. */
export async function eraseEventTexts(connection: Connection, bookingIds: string[]): Promise<void> {
  await connection.execute(sql`
    UPDATE booking_events SET text = NULL
    WHERE booking = ANY(${sql.param(bookingIds)}::text[]) AND type <> 'corrected'`)
}
