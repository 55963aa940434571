import { sql } from '@payloadcms/db-postgres'
import type { TakenPlaces } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { TimeSlot } from '#business/pickups/slots.ts'
import type { Connection } from '#platform/database/adapter.ts'

interface Range {
  /** Both days included. */
  from: LocalDate
  to: LocalDate
  /** The id of a booking that does not count, because it is the one to be rescheduled. */
  except?: string
}

/** How many pickups the slots of each day have; a day without any is not named. A cancelled one takes no place. */
export async function takenPlaces(
  connection: Connection,
  { from, to, except }: Range,
): Promise<Map<LocalDate, TakenPlaces>> {
  // Without it PostgreSQL finds all it asks for in the index.
  const other = except ? sql`AND id <> ${except}` : sql``
  const { rows } = await connection.execute<{
    date: LocalDate
    time: TimeSlot
    places: number
  }>(sql`
    SELECT date, time, count(*)::int AS places FROM bookings
    WHERE date BETWEEN ${from} AND ${to} AND takes_place ${other}
    GROUP BY date, time`)
  const days = new Map<LocalDate, TakenPlaces>()
  for (const { date, time, places } of rows) days.set(date, { ...days.get(date), [time]: places })
  return days
}
