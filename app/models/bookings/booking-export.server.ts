import { stringify } from 'csv-stringify/sync'
import { findCollectingBranch, listStaffBranches } from '#app/models/branches.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { isBillVoid } from '#business/bills/bill.ts'
import { type Booking, bookingSources, initialSource } from '#business/bookings/booking.ts'
import {
  type ExportedBooking,
  exportedColumns,
  toCells,
} from '#business/bookings/csv/booking-columns.ts'
import { pickDetails } from '#business/bookings/fields.ts'
import { isMissed, missedReasons } from '#business/bookings/missed-pickup.ts'
import { paymentMethods } from '#business/bookings/payments.ts'
import { bookingStatuses } from '#business/bookings/status/status.ts'
import { formatZonedInstant } from '#business/pickups/local-time.ts'
import { serviceTypes } from '#business/words/en.ts'
import { toDecimalRupees } from '#business/words/rupees.ts'
import type { User } from '#payload-types.ts'
import { findEventsByBooking } from '#platform/activity/booking-events.ts'
import { findBillsByBooking } from './bills.server.ts'
import { type BookingListQuery, canBeSimilar, readBookings } from './booking-list.server.ts'

// A few hundred kilobytes.
const batchSize = 500

/** Yields bookings in batches; holds no connection between them. Requires booking access. */
export async function* exportBookings(query: BookingListQuery): AsyncGenerator<ExportedBooking[]> {
  const branches = await listStaffBranches()
  let last: Booking | undefined
  let isSimilar = false
  do {
    let rows = await readBookings({ ...query, isSimilar, last, limit: batchSize })
    if (!last && rows.length === 0 && canBeSimilar(query.q)) {
      isSimilar = true
      rows = await readBookings({ ...query, isSimilar, limit: batchSize })
    }
    const [notes, bills] = await Promise.all([
      findNotes(query.user, rows),
      findBills(query.user, rows),
    ])
    yield rows.map((row) => ({
      ...toRecord(row),
      ...bills(row),
      notes: notes(row),
      branch: findCollectingBranch(row.branch, branches)?.name ?? '',
    }))
    last = rows.length < batchSize ? undefined : rows.at(-1)
  } while (last)
}

export function writeCsv(bookings: ExportedBooking[], { isFirst }: { isFirst: boolean }): string {
  return stringify(bookings.map(toCells), {
    columns: exportedColumns,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    header: isFirst,
    // Excel needs the byte order mark to detect UTF-8.
    bom: isFirst,
  })
}

async function findNotes(user: User, rows: Booking[]) {
  const ids = rows.map(({ id }) => id)
  const events = await findEventsByBooking(await payloadClient(), ids, { user, type: 'noted' })
  return ({ id }: Booking) =>
    events
      .get(id)!
      .flatMap(({ text }) => text ?? [])
      .join('\n')
}

async function findBills(user: User, rows: Booking[]) {
  const bills = await findBillsByBooking(
    user,
    rows.map(({ id }) => id),
  )
  return ({ id, status }: Booking) => {
    const stored = bills.get(id)
    const bill = stored && !isBillVoid(status, Boolean(stored.paidAt)) ? stored : undefined
    return {
      bill_total: bill ? toDecimalRupees(bill.totalPaise) : '',
      paid_at: formatIfSet(bill?.paidAt),
      payment_method: bill?.paymentMethod ? paymentMethods[bill.paymentMethod].label : '',
    }
  }
}

function toRecord(row: Booking) {
  const { id, reference, status, serviceType, date, time } = row
  return {
    ...{ id, reference, status, service_type: serviceType, date, time },
    ...pickDetails(row),
    service_label: serviceTypes[serviceType].label,
    status_label: bookingStatuses[status].label,
    created_at: row.createdAt,
    booked_by: bookingSources[row.source ?? initialSource].label,
    not_collected: isMissed(row) ? missedReasons[row.missedReason!].label : '',
    picked_up_at: formatIfSet(row.pickedUpAt),
    pieces: row.pieceCount?.toString() ?? '',
    completed_at: formatIfSet(row.completedAt),
    promised_date: row.promisedDate ?? '',
    language: row.language,
    express: row.express,
  }
}

function formatIfSet(instant: string | null | undefined): string {
  return instant ? formatZonedInstant(instant) : ''
}
