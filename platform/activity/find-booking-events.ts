import { sql } from '@payloadcms/db-postgres'
import { Forbidden, type Payload } from 'payload'
import { canManageBookings } from '#business/accounts/roles.ts'
import type { BookingEventType } from '#business/bookings/events.ts'
import type { BookingEvent, User } from '#payload-types.ts'
import { fromDbRow, getPostgres, type SqlExecutor } from '#platform/database/adapter.ts'

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
): Promise<BookingEvent[]> {
  return (await findEventsByBooking(payload, [booking], options)).get(booking)!
}

export async function findEventsByBooking(
  payload: Payload,
  bookings: string[],
  { user, tx, type }: ReadOptions = {},
): Promise<Map<string, BookingEvent[]>> {
  if (user && !canManageBookings(user.role)) throw new Forbidden()
  const events = new Map<string, BookingEvent[]>(bookings.map((id) => [id, []]))
  const { rows } = await (tx ?? getPostgres(payload).drizzle).execute(sql`
    SELECT * FROM booking_events WHERE booking = ANY(${sql.param(bookings)}::text[])
      ${type ? sql`AND type = ${type}` : sql``} ORDER BY created_at, type`)
  for (const row of rows) {
    const event = fromDbRow(payload, 'booking_events', row) as unknown as BookingEvent
    events.get(event.booking)!.push(event)
  }
  return events
}
