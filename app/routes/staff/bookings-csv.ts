import { pipeline, Readable } from 'node:stream'
import {
  createReadableStreamFromReadable,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { stringify } from 'csv-stringify'
import { dashboardPath, readDashboardAddress } from '#app/http/dashboard-address.server.ts'
import { requireBookingStaff } from '#app/http/staff-session.server.ts'
import { exportBookings } from '#app/models/bookings/booking-export.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import {
  bookingColumns,
  type BookingRecord,
  furtherColumns,
} from '#business/bookings/booking-columns.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'

/** What a view of the dashboard lists, all pages of it, as a file for the browser to store: RFC 4180. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const { address, branch, isUnreadable } = await readDashboardAddress(request, user)
  // It says there what could not be read.
  if (isUnreadable) return redirect(dashboardPath + new URL(request.url).search)
  const { view = 'all', q, date, service, status } = address
  const now = new Date()
  const narrowed = { q, date, service, status, branch: branch?.filter }
  const parts = exportBookings({ user, view, now, ...narrowed })
  try {
    // What fails at once is still said in words. What fails later breaks off, so that no half of a file passes for all of it.
    const { value: first } = (await parts.next()) as IteratorYieldResult<BookingRecord[]>
    return fileOf(startingWith(first, parts), `bookings-${view}-${localDateAt(now)}.csv`)
  } catch (error) {
    logFailure('The bookings could not be carried out', error)
    return new Response(messages.request.unavailable, { status: 503 })
  }
}

async function* startingWith(first: BookingRecord[], others: AsyncIterable<BookingRecord[]>) {
  yield* first
  for await (const part of others) yield* part
}

function fileOf(records: AsyncIterable<BookingRecord>, filename: string): Response {
  const lines = stringify({
    columns: [...bookingColumns, ...furtherColumns],
    header: true,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    // Excel takes a file without it for one of another alphabet,
    bom: true,
    // and what begins with = or its like for a formula, whoever wrote it.
    escape_formulas: true,
  })
  const file = pipeline(Readable.from(records), lines, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      logFailure('A file of bookings broke off', error)
    }
  })
  return new Response(createReadableStreamFromReadable(file), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
