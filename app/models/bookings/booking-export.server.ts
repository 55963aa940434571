import { collectorOf, staffBranches } from '#app/models/branches.server.ts'
import type { BookingRecord } from '#business/bookings/booking-columns.ts'
import { eachDetail } from '#business/bookings/fields.ts'
import { bookingSources, initialSource } from '#business/bookings/sources.ts'
import { zonedInstant } from '#business/pickups/local-time.ts'
import { type BookingRow, type LinesAsked, readRows } from './booking-lines.server.ts'

// A few hundred kilobytes.
const batchSize = 500

/**
 * Yields the bookings of a view in batches; holds no connection between them. Requires booking
 * access.
 */
export async function* exportBookings(query: LinesAsked): AsyncGenerator<BookingRecord[]> {
  const branches = await staffBranches()
  let last: BookingRow | undefined
  do {
    const rows = await readRows({ ...query, last, limit: batchSize })
    yield rows.map((row) => ({
      ...toRecord(row),
      branch: collectorOf(row.branch, branches)?.name ?? '',
    }))
    last = rows.length < batchSize ? undefined : rows.at(-1)
  } while (last)
}

function toRecord(row: BookingRow): Omit<BookingRecord, 'branch'> {
  const { id, reference, status, service_type, date, time } = row
  return {
    ...{ id, reference, status, service_type, date, time },
    ...eachDetail((name) => row[name] ?? ''),
    created_at: zonedInstant(row.created_at),
    booked_by: bookingSources[row.source ?? initialSource].label,
    picked_up_at: row.pickedUpAt ? zonedInstant(row.pickedUpAt) : '',
  }
}
