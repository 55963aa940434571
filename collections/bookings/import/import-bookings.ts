import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { initialSource } from '#business/bookings/booking-sources.ts'
import {
  type ImportedBooking,
  parseImportedBooking,
  type RowProblem,
} from '#business/bookings/csv/imported-booking.ts'
import { customerActor } from '#business/bookings/events.ts'
import { toReference } from '#business/bookings/reference.ts'
import { initialBookingStatus } from '#business/bookings/status/status.ts'
import { branchFor } from '#business/pickups/service-area.ts'
import { bookingImport } from '#business/words/staff/stored-data.ts'
import { getLoggedActor } from '#platform/activity/activity-hooks.ts'
import { recordActivity } from '#platform/activity/record-activity.ts'
import { toBookingEventRows } from '#platform/activity/record-booking-events.ts'
import { createManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import {
  type PublishedBusiness,
  readPublishedBusiness,
} from '#platform/database/queries/published-business.ts'
import { toDbRow } from '#platform/database/to-db-row.ts'
import { type FileLine, readBookingsFile, UnreadableFileError } from './read-bookings-file.ts'

export interface ImportReport {
  /** New bookings; in a trial, how many would be stored. */
  stored: number
  /** Existing bookings, left unchanged. */
  known: number
  /** `line` counts from 1; only the first problems are listed. */
  unreadable: number
  problems: (RowProblem & { line: number })[]
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
  const business = await readPublishedBusiness(req)
  const reportProblem = (line: number, problem: RowProblem) => {
    report.unreadable += 1
    if (report.problems.length < maxReportedProblems) report.problems.push({ line, ...problem })
  }
  const firstByReference = new Map<string, { id: string; line: number }>()
  let pending: PendingBooking[] = []
  const flush = async () => {
    await store(req, pending, { business, isTrial, report, reportProblem })
    pending = []
  }
  try {
    for await (const fileLine of readBookingsFile(source)) {
      const read = readLine(fileLine, now)
      const { line } = fileLine
      if ('problem' in read) {
        reportProblem(line, read.problem)
        continue
      }
      const { booking } = read
      const reference = toReference(booking.id)
      const earlier = firstByReference.get(reference)
      if (earlier) {
        const isSame = earlier.id === booking.id
        reportProblem(line, {
          column: 'id',
          sentence: isSame
            ? bookingImport.duplicateOfLine(earlier.line)
            : bookingImport.referenceTaken(reference),
        })
        continue
      }
      firstByReference.set(reference, { id: booking.id, line })
      pending.push({ line, booking, reference })
      if (pending.length === batchSize) await flush()
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError && error.line)) throw error
    reportProblem(error.line, { sentence: error.message })
  }
  await flush()
}

interface PendingBooking {
  line: number
  booking: ImportedBooking
  reference: string
}

function readLine({ columns, fieldCount, expectedFieldCount }: FileLine, now: Date) {
  if (columns) return parseImportedBooking(columns, now)
  return { problem: { sentence: bookingImport.wrongFieldCount(fieldCount, expectedFieldCount) } }
}

interface ImportContext {
  business: PublishedBusiness
  isTrial: boolean
  report: ImportReport
  reportProblem: (line: number, problem: RowProblem) => void
}

async function store(
  req: PayloadRequest,
  pending: PendingBooking[],
  { business, isTrial, report, reportProblem }: ImportContext,
): Promise<void> {
  if (pending.length === 0) return
  const { drizzle } = getPostgres(req.payload)
  const { rows: existing } = await drizzle.execute<{ id: string; reference: string }>(sql`
    SELECT id, reference FROM bookings
    WHERE reference = ANY(${sql.param(pending.map(({ reference }) => reference))}::text[])`)
  const idByReference = new Map(existing.map(({ id, reference }) => [reference, id]))
  const newBookings = pending.filter(({ line, booking, reference }) => {
    const id = idByReference.get(reference)
    if (id === booking.id) report.known += 1
    else if (id)
      reportProblem(line, { column: 'id', sentence: bookingImport.referenceTaken(reference) })
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
    const { service_type: serviceType, created_at: createdAt, ...fields } = booking
    return toDbRow(payload, 'bookings', {
      ...fields,
      ...{ reference, serviceType, createdAt, updatedAt: createdAt },
      branch: branchFor(booking.address, serviceArea)?.id ?? null,
      source: initialSource,
      manageKeyHash: hashManageKey(createManageKey(payload.secret, booking.id)),
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
  await recordActivity(req.payload, drizzle, actor, [{ act: 'bookings-imported', what: summary }])
}
