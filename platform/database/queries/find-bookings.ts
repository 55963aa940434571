import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Booking } from '#business/bookings/booking.ts'
import { fromDbRow, type Sql, type SqlExecutor } from '#platform/database/adapter.ts'

/** Checks no access. `condition` may end with an order and a limit. */
export async function findBookings(
  payload: Payload,
  connection: SqlExecutor,
  condition: Sql,
): Promise<Booking[]> {
  const { rows } = await connection.execute(sql`SELECT * FROM bookings WHERE ${condition}`)
  return rows.map((row) => toBooking(payload, row))
}

export async function findBooking(
  payload: Payload,
  connection: SqlExecutor,
  condition: Sql,
): Promise<Booking | undefined> {
  return (await findBookings(payload, connection, condition))[0]
}

/** Takes a row of `SELECT *`. Without keys, so that no page can show them. */
export function toBooking(payload: Payload, row: Record<string, unknown>): Booking {
  const { requestKey: _, manageKeyHash: __, ...fields } = fromDbRow(payload, 'bookings', row)
  const booking = fields as unknown as Booking
  return { ...booking, express: booking.express ?? false }
}
