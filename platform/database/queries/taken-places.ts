import { sql } from '@payloadcms/db-postgres'
import type { PlacesPerSlot } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { TimeSlot } from '#business/pickups/slots.ts'
import type { SqlExecutor } from '#platform/database/adapter.ts'

interface Range {
  /** Inclusive, like `to`. */
  from: LocalDate
  to: LocalDate
  /** The booking to reschedule, which is not counted. */
  exceptBookingId?: string
}

/** Omits days without pickups. */
export async function countTakenPlaces(
  connection: SqlExecutor,
  { from, to, exceptBookingId }: Range,
): Promise<Map<LocalDate, PlacesPerSlot>> {
  // Without this condition, PostgreSQL needs only the index.
  const other = exceptBookingId ? sql`AND id <> ${exceptBookingId}` : sql``
  const { rows } = await connection.execute<{
    date: LocalDate
    time: TimeSlot
    places: number
  }>(sql`
    SELECT date, time, count(*)::int AS places FROM bookings
    WHERE date BETWEEN ${from} AND ${to} AND takes_place ${other}
    GROUP BY date, time`)
  const days = new Map<LocalDate, PlacesPerSlot>()
  for (const { date, time, places } of rows) days.set(date, { ...days.get(date), [time]: places })
  return days
}
