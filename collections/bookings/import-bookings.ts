import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { initialSource } from '#business/bookings/booking.ts'
import {
  hasMonthFirstDate,
  type ImportedBooking,
  parseImportedBooking,
  type RowProblem,
} from '#business/bookings/csv/imported-booking.ts'
import { customerActor } from '#business/bookings/events.ts'
import { toReference } from '#business/bookings/fields.ts'
import { initialBookingStatus } from '#business/bookings/status/status.ts'
import { branchFor } from '#business/pickups/service-area.ts'
import { bookingImport } from '#business/words/staff.ts'
import { toBookingEventRows } from '#platform/activity/booking-events.ts'
import { getLoggedActor, recordActivity } from '#platform/activity/record-activity.ts'
import { admins } from '#platform/api/access.ts'
import { errorResponse } from '#platform/api/error-response.ts'
import { createManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres, toDbRow } from '#platform/database/adapter.ts'
import {
  getPublishedBusiness,
  type PublishedBusiness,
} from '#platform/database/queries/published-business.ts'
import { type FileLine, readBookingsFile, UnreadableFileError } from './read-bookings-file.ts'

type Position = Pick<FileLine, 'line' | 'row'>

export interface ImportReport {
  /** New bookings; in a trial, how many would be stored. */
  stored: number
  known: number
  unreadable: number
  problems: (RowProblem & Position)[]
}

const batchSize = 500
const maxReportedProblems = 200

/**
 * Keeps IDs, statuses and creation times. Sends no mails or live updates and ignores slot capacity.
 * A corrected or interrupted file can be imported again. Throws UnreadableFileError.
 */
export async function importBookings(
  req: PayloadRequest,
  source: AsyncIterable<Uint8Array>,
  { isTrial, now }: { isTrial: boolean; now: Date },
): Promise<ImportReport> {
  const report: ImportReport = { stored: 0, known: 0, unreadable: 0, problems: [] }
  try {
    await importLines(report, req, source, { isTrial, now })
  } finally {
    // Record the bookings stored before a failure too.
    if (!isTrial) await recordImport(req, report.stored)
  }
  return report
}

async function importLines(
  report: ImportReport,
  req: PayloadRequest,
  source: AsyncIterable<Uint8Array>,
  { isTrial, now }: { isTrial: boolean; now: Date },
): Promise<void> {
  const business = await getPublishedBusiness(req.payload)
  const reportProblems = ({ line, row }: Position, problems: RowProblem[]) => {
    report.unreadable += 1
    if (report.problems.length >= maxReportedProblems) return
    report.problems.push(...problems.map((problem) => ({ line, row, ...problem })))
  }
  const firstByReference = new Map<string, { id: string; line: number }>()
  let hasMonthFirst = false
  const importBatch = async (lines: FileLine[]) => {
    hasMonthFirst ||= lines.some(({ columns }) => columns && hasMonthFirstDate(columns))
    const pending: PendingBooking[] = []
    for (const fileLine of lines) {
      const read = readLine(fileLine, { now, hasMonthFirst })
      if ('problems' in read) {
        reportProblems(fileLine, read.problems)
        continue
      }
      const { booking } = read
      const { line, row } = fileLine
      const reference = toReference(booking.id)
      const earlier = firstByReference.get(reference)
      if (earlier) {
        const isSame = earlier.id === booking.id
        const sentence = isSame
          ? bookingImport.duplicateOfLine(earlier.line)
          : bookingImport.referenceTaken(reference)
        reportProblems(fileLine, [{ column: 'id', sentence }])
        continue
      }
      firstByReference.set(reference, { id: booking.id, line })
      pending.push({ line, row, booking, reference })
    }
    await store(req, pending, { business, isTrial, report, reportProblems })
  }
  let batch: FileLine[] = []
  let malformed: UnreadableFileError | undefined
  try {
    for await (const fileLine of readBookingsFile(source)) {
      batch.push(fileLine)
      if (batch.length < batchSize) continue
      await importBatch(batch)
      batch = []
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError && error.position)) throw error
    malformed = error
  }
  await importBatch(batch)
  if (malformed?.position) reportProblems(malformed.position, [{ sentence: malformed.message }])
}

interface PendingBooking extends Position {
  booking: ImportedBooking
  reference: string
}

function readLine(
  { columns, fieldCount, expectedFieldCount }: FileLine,
  context: Parameters<typeof parseImportedBooking>[1],
) {
  if (columns) return parseImportedBooking(columns, context)
  return { problems: [{ sentence: bookingImport.wrongFieldCount(fieldCount, expectedFieldCount) }] }
}

interface ImportContext {
  business: PublishedBusiness
  isTrial: boolean
  report: ImportReport
  reportProblems: (position: Position, problems: RowProblem[]) => void
}

async function store(
  req: PayloadRequest,
  pending: PendingBooking[],
  { business, isTrial, report, reportProblems }: ImportContext,
): Promise<void> {
  if (pending.length === 0) return
  const { drizzle } = getPostgres(req.payload)
  const { rows: existing } = await drizzle.execute<{ id: string; reference: string }>(sql`
    SELECT id, reference FROM bookings
    WHERE reference = ANY(${sql.param(pending.map(({ reference }) => reference))}::text[])`)
  const idByReference = new Map(existing.map(({ id, reference }) => [reference, id]))
  const newBookings = pending.filter(({ booking, reference, ...position }) => {
    const id = idByReference.get(reference)
    const sentence = bookingImport.referenceTaken(reference)
    if (id === booking.id) report.known += 1
    else if (id) reportProblems(position, [{ column: 'id', sentence }])
    return id === undefined
  })
  report.stored += isTrial ? newBookings.length : await insert(req, newBookings, business)
}

/** Skips what a concurrent import has just stored. Returns how many were stored. */
async function insert(
  { payload }: PayloadRequest,
  bookings: PendingBooking[],
  { serviceArea }: PublishedBusiness,
): Promise<number> {
  if (bookings.length === 0) return 0
  const rows = bookings.map(({ booking, reference }) => {
    const { service_type: serviceType, created_at: createdAt, isErased, ...fields } = booking
    return toDbRow(payload, 'bookings', {
      ...fields,
      ...{ reference, serviceType, createdAt, updatedAt: createdAt },
      branch: branchFor(booking.address, serviceArea)?.id ?? null,
      source: initialSource,
      manageKeyHash: isErased ? null : hashManageKey(createManageKey(payload.secret, booking.id)),
      erasedAt: isErased ? new Date().toISOString() : null,
    })
  })
  // Only `booked`: the file has no times of confirmation or completion.
  const events = toBookingEventRows(
    payload,
    { actor: customerActor, channel: 'site' },
    bookings.map(({ booking: { id, created_at: createdAt } }) => {
      return { booking: id, createdAt, type: 'booked', to: initialBookingStatus }
    }),
  )
  const columns = sql.join(Object.keys(rows[0]!).map(sql.identifier), sql`, `)
  const { rowCount } = await getPostgres(payload).drizzle.execute(sql`
    WITH stored AS (
      INSERT INTO bookings (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::bookings, ${JSON.stringify(rows)})
      ON CONFLICT DO NOTHING RETURNING id)
    INSERT INTO booking_events
    SELECT events.* FROM jsonb_populate_recordset(NULL::booking_events, ${JSON.stringify(events)}) AS events
    JOIN stored ON stored.id::text = events.booking`)
  return rowCount ?? 0
}

async function recordImport(req: PayloadRequest, stored: number): Promise<void> {
  const actor = getLoggedActor(req)
  if (!actor || stored === 0) return
  const summary = `${stored} ${stored === 1 ? 'booking' : 'bookings'}`
  const { drizzle } = getPostgres(req.payload)
  await recordActivity(req.payload, drizzle, actor, [{ type: 'bookings-imported', what: summary }])
}

export const importEndpoint: Omit<Endpoint, 'root'> = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!(await admins({ req }))) return errorResponse(bookingImport.adminsOnly, 403)
    if (!req.body) return errorResponse(bookingImport.empty, 400)
    const isTrial = req.searchParams.get('trial') === 'true'
    try {
      const file = Readable.fromWeb(req.body as ReadableStream<Uint8Array>)
      return Response.json(await importBookings(req, file, { isTrial, now: new Date() }))
    } catch (error) {
      if (error instanceof UnreadableFileError) return errorResponse(error.message, 400)
      throw error
    }
  },
}
