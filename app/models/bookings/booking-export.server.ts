import { findCollectingBranch, listStaffBranches } from '#app/models/branches.server.ts'
import { bookingSources, initialSource } from '#business/bookings/booking-sources.ts'
import type { BookingCsvRow } from '#business/bookings/csv/booking-columns.ts'
import { mapDetails } from '#business/bookings/fields.ts'
import { formatZonedInstant } from '#business/pickups/local-time.ts'
import { type BookingListQuery, type BookingRow, readBookingRows } from './booking-list.server.ts'

// A few hundred kilobytes.
const batchSize = 500

/**
 * Yields the bookings of a view in batches; holds no connection between them. Requires booking
 * access.
 */
export async function* exportBookings(query: BookingListQuery): AsyncGenerator<BookingCsvRow[]> {
  const branches = await listStaffBranches()
  let last: BookingRow | undefined
  do {
    const rows = await readBookingRows({ ...query, last, limit: batchSize })
    yield rows.map((row) => ({
      ...toRecord(row),
      branch: findCollectingBranch(row.branch, branches)?.name ?? '',
    }))
    last = rows.length < batchSize ? undefined : rows.at(-1)
  } while (last)
}

function toRecord(row: BookingRow): Omit<BookingCsvRow, 'branch'> {
  const { id, reference, status, service_type, date, time } = row
  return {
    ...{ id, reference, status, service_type, date, time },
    ...mapDetails((name) => row[name] ?? ''),
    created_at: formatZonedInstant(row.created_at),
    booked_by: bookingSources[row.source ?? initialSource].label,
    picked_up_at: row.pickedUpAt ? formatZonedInstant(row.pickedUpAt) : '',
  }
}
