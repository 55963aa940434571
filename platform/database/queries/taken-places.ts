import { sql } from '@payloadcms/db-postgres'
import type { PlacesPerSlot } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { CountedTrips } from '#business/pickups/pickup-rules.ts'
import type { TimeSlot } from '#business/pickups/slots.ts'
import type { SqlExecutor } from '#platform/database/adapter.ts'

interface Range {
  /** Inclusive, like `to`. */
  from: LocalDate
  to: LocalDate
  counted: CountedTrips
  /** The booking whose time changes, which is not counted. */
  exceptBookingId?: string
}

/** Omits days without trips. */
export async function countTakenPlaces(
  connection: SqlExecutor,
  { from, to, counted, exceptBookingId }: Range,
): Promise<Map<LocalDate, PlacesPerSlot>> {
  // Without this condition, PostgreSQL needs only the index.
  const other = exceptBookingId ? sql`AND id <> ${exceptBookingId}` : sql``
  const pickups = sql`
    SELECT date, time::text, count(*)::int AS places FROM bookings
    WHERE date BETWEEN ${from} AND ${to} AND takes_place ${other}
    GROUP BY date, time`
  const deliveries = sql`
    SELECT delivery_date AS date, delivery_time::text AS time, count(*)::int AS places FROM bookings
    WHERE delivery_date BETWEEN ${from} AND ${to} AND takes_place ${other}
    GROUP BY delivery_date, delivery_time`
  const queries = {
    pickup: pickups,
    delivery: deliveries,
    both: sql`${pickups} UNION ALL ${deliveries}`,
  }
  const { rows } = await connection.execute<{
    date: LocalDate
    time: TimeSlot
    places: number
  }>(queries[counted])
  const days = new Map<LocalDate, PlacesPerSlot>()
  for (const { date, time, places } of rows) {
    const day = days.get(date)
    days.set(date, { ...day, [time]: (day?.[time] ?? 0) + places })
  }
  return days
}
