import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { byCustomer } from '#business/bookings/events.ts'
import {
  type LineProblem,
  type OldBooking,
  readOldBooking,
} from '#business/bookings/old-booking.ts'
import { referenceOf } from '#business/bookings/reference.ts'
import { initialSource } from '#business/bookings/sources.ts'
import { initialBookingStatus } from '#business/bookings/status.ts'
import { branchFor } from '#business/pickups/service-area.ts'
import { importing } from '#business/words/staff-messages.ts'
import { recordActivity } from '#platform/activity/record-activity.ts'
import { bookingEventRows } from '#platform/activity/record-booking-events.ts'
import { doerOf } from '#platform/activity/records-activity.ts'
import { hashOfKey, manageKey } from '#platform/crypto/manage-key.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import {
  type PublishedBusiness,
  readBusiness,
} from '#platform/database/queries/published-business.ts'
import { rowOf } from '#platform/database/row-of.ts'
import { type FileLine, FileProblem, readBookingsFile } from './read-bookings-file.ts'

/** What became of a file of bookings. */
export interface ImportReport {
  /** New ones: stored, or, where nothing was to be stored, those that would be. */
  stored: number
  /** Those that were there already, and stay as they are. */
  known: number
  /** How many lines could not be read, and the first of them; `line` is that of the file, counted from 1. */
  unreadable: number
  problems: (LineProblem & { line: number })[]
}

const linesAtOnce = 500
const problemsTold = 200

/**
 * Brings in the bookings of another site, as a CSV of its table: each keeps its id, its status and when it was made. Nobody
 * is mailed, no slot is counted, and no colleague is told. What is there already stays as it is, so that a file may be
 * brought in again after its lines have been mended, or after it broke off. On trial nothing is stored.
 *
 * Throws a FileProblem where nothing of the file can be read.
 */
export async function importBookings(
  req: PayloadRequest,
  source: AsyncIterable<Uint8Array>,
  { isTrial, now }: { isTrial: boolean; now: Date },
): Promise<ImportReport> {
  const report: ImportReport = { stored: 0, known: 0, unreadable: 0, problems: [] }
  try {
    await readInto(report, req, source, { isTrial, now })
  } finally {
    // Also of what was stored before the file broke off.
    if (!isTrial) await recordImport(req, report.stored)
  }
  return report
}

async function readInto(
  report: ImportReport,
  req: PayloadRequest,
  source: AsyncIterable<Uint8Array>,
  { isTrial, now }: { isTrial: boolean; now: Date },
): Promise<void> {
  const business = await readBusiness(req)
  const tell = (line: number, problem: LineProblem) => {
    report.unreadable += 1
    if (report.problems.length < problemsTold) report.problems.push({ line, ...problem })
  }
  const seen = new Map<string, { id: string; line: number }>()
  let waiting: Waiting[] = []
  const flush = async () => {
    await store(req, waiting, { business, isTrial, report, tell })
    waiting = []
  }
  try {
    for await (const fileLine of readBookingsFile(source)) {
      const read = readLine(fileLine, now)
      const { line } = fileLine
      if ('problem' in read) {
        tell(line, read.problem)
        continue
      }
      const { booking } = read
      const reference = referenceOf(booking.id)
      const before = seen.get(reference)
      if (before) {
        const isSame = before.id === booking.id
        tell(line, {
          column: 'id',
          sentence: isSame ? importing.repeated(before.line) : importing.referenceTaken(reference),
        })
        continue
      }
      seen.set(reference, { id: booking.id, line })
      waiting.push({ line, booking, reference })
      if (waiting.length === linesAtOnce) await flush()
    }
  } catch (error) {
    if (!(error instanceof FileProblem && error.line)) throw error
    tell(error.line, { sentence: error.message })
  }
  await flush()
}

interface Waiting {
  line: number
  booking: OldBooking
  reference: string
}

function readLine({ columns, fields, expected }: FileLine, now: Date) {
  if (columns) return readOldBooking(columns, now)
  return { problem: { sentence: importing.unequal(fields, expected) } }
}

interface Import {
  business: PublishedBusiness
  isTrial: boolean
  report: ImportReport
  tell: (line: number, problem: LineProblem) => void
}

async function store(
  req: PayloadRequest,
  waiting: Waiting[],
  { business, isTrial, report, tell }: Import,
): Promise<void> {
  if (waiting.length === 0) return
  const { drizzle } = postgresOf(req.payload)
  const { rows: there } = await drizzle.execute<{ id: string; reference: string }>(sql`
    SELECT id, reference FROM bookings
    WHERE reference = ANY(${sql.param(waiting.map(({ reference }) => reference))}::text[])`)
  const idOf = new Map(there.map(({ id, reference }) => [reference, id]))
  const fresh = waiting.filter(({ line, booking, reference }) => {
    const id = idOf.get(reference)
    if (id === booking.id) report.known += 1
    else if (id) tell(line, { column: 'id', sentence: importing.referenceTaken(reference) })
    return id === undefined
  })
  report.stored += isTrial ? fresh.length : await insert(req, fresh, business)
}

/** How many were stored. Somebody else may bring in the same at this moment. */
async function insert(
  { payload }: PayloadRequest,
  bookings: Waiting[],
  { serviceArea }: PublishedBusiness,
): Promise<number> {
  if (bookings.length === 0) return 0
  const rows = bookings.map(({ booking, reference }) => {
    const { service_type: serviceType, created_at: createdAt, ...said } = booking
    return rowOf(payload, 'bookings', {
      ...said,
      ...{ reference, serviceType, createdAt, updatedAt: createdAt },
      branch: branchFor(booking.address, serviceArea)?.id ?? null,
      source: initialSource,
      manageKeyHash: hashOfKey(manageKey(payload.secret, booking.id)),
    })
  })
  // When it was confirmed or completed the table does not say.
  const events = bookingEventRows(
    payload,
    { actor: byCustomer, channel: 'site' },
    bookings.map(({ booking: { id, created_at: createdAt } }) => {
      return { booking: id, createdAt, type: 'booked', to: initialBookingStatus }
    }),
  )
  const columns = sql.join(Object.keys(rows[0]!).map(sql.identifier), sql`, `)
  const { rowCount } = await postgresOf(payload).drizzle.execute(sql`
    WITH stored AS (
      INSERT INTO bookings (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::bookings, ${JSON.stringify(rows)})
      ON CONFLICT DO NOTHING RETURNING id)
    INSERT INTO booking_events
    SELECT events.* FROM jsonb_populate_recordset(NULL::booking_events, ${JSON.stringify(events)}) AS events
    JOIN stored ON stored.id::text = events.booking`)
  return rowCount ?? 0
}

/** Who brought them in, and how many; what is known already leaves no line. */
async function recordImport(req: PayloadRequest, stored: number): Promise<void> {
  const doer = doerOf(req)
  if (!doer || stored === 0) return
  const what = `${stored} ${stored === 1 ? 'booking' : 'bookings'}`
  const { drizzle } = postgresOf(req.payload)
  await recordActivity(req.payload, drizzle, doer, [{ act: 'bookings-imported', what }])
}
