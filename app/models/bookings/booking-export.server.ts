import { collectorOf, staffBranches } from '#app/models/branches.server.ts'
import type { BookingRecord } from '#business/bookings/booking-columns.ts'
import { eachDetail } from '#business/bookings/fields.ts'
import { bookingSources, initialSource } from '#business/bookings/sources.ts'
import { zonedInstant } from '#business/pickups/local-time.ts'
import { type BookingRow, type LinesAsked, readRows } from './booking-lines.server.ts'

// Some hundred kilobytes at a time, a few milliseconds of work, whatever the number of bookings.
const recordsPerPart = 500

/**
 * Everything that a view lists, in its order, part by part as whoever takes it asks for more: nothing is held in the
 * meantime, neither a connection nor the parts before. Only for a user who works bookings; others get a Forbidden error.
 */
export async function* exportBookings(asked: LinesAsked): AsyncGenerator<BookingRecord[]> {
  const branches = await staffBranches()
  let last: BookingRow | undefined
  do {
    const rows = await readRows({ ...asked, last, limit: recordsPerPart })
    yield rows.map((row) => ({
      ...recordOf(row),
      branch: collectorOf(row.branch, branches)?.name ?? '',
    }))
    last = rows.length < recordsPerPart ? undefined : rows.at(-1)
  } while (last)
}

function recordOf(row: BookingRow): Omit<BookingRecord, 'branch'> {
  const { id, reference, status, service_type, date, time } = row
  return {
    ...{ id, reference, status, service_type, date, time },
    ...eachDetail((name) => row[name] ?? ''),
    created_at: zonedInstant(row.created_at),
    booked_by: bookingSources[row.source ?? initialSource].label,
    picked_up_at: row.pickedUpAt ? zonedInstant(row.pickedUpAt) : '',
  }
}
