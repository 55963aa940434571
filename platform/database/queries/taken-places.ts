import type { Payload } from 'payload'
import type { PlacesPerSlot } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { CountedTrips } from '#business/pickups/pickup-rules.ts'
import type { TimeSlot } from '#business/pickups/slots.ts'
import { getPostgres } from '#platform/database/adapter.ts'

interface Range {
  /** Inclusive, like `to`. */
  from: LocalDate
  to: LocalDate
  counted: CountedTrips
  /** The booking whose time changes, which is not counted. */
  exceptBookingId?: string
}

interface Row {
  date: LocalDate
  time: TimeSlot
  places: number
}

/** Omits days without trips. */
export async function countTakenPlaces(
  payload: Payload,
  { from, to, counted, exceptBookingId }: Range,
): Promise<Map<LocalDate, PlacesPerSlot>> {
  // Without this condition, PostgreSQL needs only the index.
  const other = exceptBookingId ? 'AND id <> $3' : ''
  const pickups = `
    SELECT date, time::text, count(*)::int AS places FROM bookings
    WHERE date BETWEEN $1 AND $2 AND takes_place ${other} GROUP BY date, time`
  const deliveries = `
    SELECT delivery_date AS date, delivery_time::text AS time, count(*)::int AS places FROM bookings
    WHERE delivery_date BETWEEN $1 AND $2 AND takes_place ${other} GROUP BY delivery_date, delivery_time`
  const queries = {
    pickup: pickups,
    delivery: deliveries,
    both: `${pickups} UNION ALL ${deliveries}`,
  }
  const { rows } = await getPostgres(payload).pool.query<Row>({
    // Named: each connection plans it once. Planning takes longer than counting a month.
    name: `taken places: ${counted}${other}`,
    text: queries[counted],
    values: [from, to, ...(exceptBookingId ? [exceptBookingId] : [])],
  })
  const days = new Map<LocalDate, PlacesPerSlot>()
  for (const { date, time, places } of rows) {
    const day = days.get(date) ?? {}
    day[time] = (day[time] ?? 0) + places
    days.set(date, day)
  }
  return days
}
