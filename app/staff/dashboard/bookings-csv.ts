import { Readable } from 'node:stream'
import {
  createReadableStreamFromReadable,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import type { WaitForDrain } from '#app/http/back-pressure.server.ts'
import { exportBookings, writeCsv } from '#app/models/bookings/booking-export.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { findSamples } from '#app/models/samples.server.ts'
import { dashboardPath, parseDashboardQuery } from '#app/staff/shell/dashboard-query.server.ts'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import type { ExportedBooking } from '#business/bookings/csv/booking-columns.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const { query, branch, isInvalid } = await parseDashboardQuery(request, user)
  if (isInvalid) return redirect(dashboardPath + new URL(request.url).search)
  const { view, after: _, slot: __, ...filter } = query
  const now = new Date()
  const parts = exportBookings({ user, view, now, ...filter, branch: branch?.filter })
  try {
    // Reading the first part before responding lets an early error answer 503.
    // A later error aborts the download: half a file must not look complete.
    const { value: first } = (await parts.next()) as IteratorYieldResult<ExportedBooking[]>
    const ending = (await findSamples(user)) ? '-without-samples' : ''
    const filename = `bookings-${view}-${localDateAt(now)}${ending}.csv`
    // Stop on abort: Remix would write all rows for a client that has disconnected.
    const signal = context.closed ?? request.signal
    const options = { objectMode: false, highWaterMark: 1, signal }
    const file = Readable.from(csvParts(first, parts, context.trackDrain?.()), options)
    return new Response(createReadableStreamFromReadable(file), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8; header=present',
        'Content-Disposition': `attachment; filename="${filename}"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  } catch (error) {
    logFailure('The bookings could not be exported', error)
    return new Response(staffWords.requestErrors.unavailable, { status: 503 })
  }
}

/** Streams in parts: one booking at a time is several times slower. */
async function* csvParts(
  first: ExportedBooking[],
  others: AsyncIterable<ExportedBooking[]>,
  waitForDrain?: WaitForDrain,
) {
  yield writeCsv(first, { isFirst: true })
  for await (const part of others) {
    yield writeCsv(part, { isFirst: false })
    await waitForDrain?.()
  }
}
