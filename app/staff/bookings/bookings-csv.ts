import { Readable } from 'node:stream'
import {
  createReadableStreamFromReadable,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { type Options, stringify } from 'csv-stringify/sync'
import type { UntilDrained } from '#app/http/back-pressure.server.ts'
import { exportBookings } from '#app/models/bookings/booking-export.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { dashboardPath, readDashboardAddress } from '#app/staff/shell/dashboard-address.server.ts'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import {
  bookingColumns,
  type BookingRecord,
  furtherColumns,
} from '#business/bookings/booking-columns.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'

/** What a view of the dashboard lists, all pages of it, as a file for the browser to store: RFC 4180. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const { address, branch, isUnreadable } = await readDashboardAddress(request, user)
  // It says there what could not be read.
  if (isUnreadable) return redirect(dashboardPath + new URL(request.url).search)
  const { view, q, date, service, status } = address
  const now = new Date()
  const narrowed = { q, date, service, status, branch: branch?.filter }
  const parts = exportBookings({ user, view, now, ...narrowed })
  try {
    // What fails at once is still said in words. What fails later breaks off, so that no half of a file passes for all of it.
    const { value: first } = (await parts.next()) as IteratorYieldResult<BookingRecord[]>
    const filename = `bookings-${view}-${localDateAt(now)}.csv`
    return fileOf(linesOf(first, parts, context.untilDrained?.()), filename, request.signal)
  } catch (error) {
    logFailure('The bookings could not be carried out', error)
    return new Response(messages.request.unavailable, { status: 503 })
  }
}

/** A part at a time: a stream of single bookings takes several times as long. */
async function* linesOf(
  first: BookingRecord[],
  others: AsyncIterable<BookingRecord[]>,
  pace?: UntilDrained,
) {
  // Excel takes a file without the mark for one of another alphabet.
  yield linesFor(first, { header: true, bom: true })
  for await (const part of others) {
    yield linesFor(part)
    await pace?.()
  }
}

function linesFor(records: BookingRecord[], options: Options = {}): string {
  return stringify(records, {
    columns: [...bookingColumns, ...furtherColumns],
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    // What begins with = or its like Excel takes for a formula, whoever wrote it.
    escape_formulas: true,
    ...options,
  })
}

function fileOf(lines: AsyncIterable<string>, filename: string, leaving: AbortSignal): Response {
  // Remix writes on for a browser that is gone: all of a million, at the cost of everybody else.
  const file = Readable.from(lines, { objectMode: false, highWaterMark: 1, signal: leaving })
  return new Response(createReadableStreamFromReadable(file), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
