import { sql } from '@payloadcms/db-postgres'
import { queryBookings } from '#app/models/bookings/booking-access.server.ts'
import { branchCondition } from '#app/models/bookings/booking-list.server.ts'
import { type ServiceType, serviceTypeValues } from '#business/bookings/service-types.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import { type Period, previousPeriod, splitIntoBuckets } from '#business/insights/periods.ts'
import { businessTimeZone, instantAt, type LocalDate } from '#business/pickups/local-time.ts'
import { type TimeSlot, timeSlotValues } from '#business/pickups/slots.ts'
import type { User } from '#payload-types.ts'
import type { Sql } from '#platform/database/adapter.ts'
import {
  findCollectingBranch,
  listStaffBranches,
  type SelectedBranch,
  type StaffBranch,
} from './branches.server.ts'

/** A booking counts on the day it was made. */
export interface InsightFigures {
  bookings: number
  cancelled: number
  /** From booking to first confirmation; null if none was confirmed. */
  medianMsToConfirm: number | null
  /** Bookings from phones that had booked before, at any branch. */
  repeat: number
  /** Without erased bookings. */
  withPhone: number
}

/** Compares a period with the one before, for all branches or one. Requires booking access. */
export async function loadInsights(
  user: User,
  { period, branch }: { period: Period; branch: SelectedBranch | null },
) {
  const query = { period, before: previousPeriod(period), branch }
  const [counts, days, medians, branches] = await Promise.all([
    countByProperties(user, query),
    countByDay(user, query),
    mediansToConfirm(user, query),
    branch ? [] : listStaffBranches(),
  ])
  const compared = compareWith(counts, ({ isNow }) => isNow, sumCounts)
  const figures = (side: 'now' | 'before'): InsightFigures => ({
    bookings: compared(() => true)[side],
    cancelled: compared(({ status }) => status === 'cancelled')[side],
    medianMsToConfirm: medians.find(({ isNow }) => isNow === (side === 'now'))?.ms ?? null,
    repeat: compared(({ isRepeat }) => isRepeat === true)[side],
    withPhone: compared(({ isRepeat }) => isRepeat !== null)[side],
  })
  return {
    period: figures('now'),
    before: figures('before'),
    buckets: compareBuckets(period, days, sumCounts),
    services: compareServices(compared),
    slots: timeSlotValues.map((slot) => ({ slot, ...compared((count) => count.slot === slot) })),
    /** Main branch first; null for a single branch. */
    branches: compareBranches(branches, compared),
  }
}

/** Returns a function that compares the sums of matching rows. */
export function compareWith<Row, Sum>(
  rows: Row[],
  isNow: (row: Row) => boolean,
  sum: (rows: Row[]) => Sum,
) {
  return (matches: (row: Row) => boolean) => ({
    now: sum(rows.filter((row) => isNow(row) && matches(row))),
    before: sum(rows.filter((row) => !isNow(row) && matches(row))),
  })
}

export function compareBuckets<Row extends { day: LocalDate }, Sum>(
  period: Period,
  rows: Row[],
  sum: (rows: Row[]) => Sum,
) {
  const sumIn = (part: Period | null) =>
    sum(part ? rows.filter(({ day }) => part.from <= day && day < part.until) : [])
  return splitIntoBuckets(period).map((pair) => ({
    ...pair,
    now: sumIn(pair.current),
    before: sumIn(pair.previous),
  }))
}

/** The service is null if the booking was deleted. */
interface Grouped {
  service: ServiceType | null
  branch: string | null
}

export function compareServices<Compared extends object>(
  compared: (matches: (row: Grouped) => boolean) => Compared,
) {
  return serviceTypeValues.map((service) => ({
    service,
    ...compared((row) => row.service === service),
  }))
}

export function compareBranches<Compared extends object>(
  branches: StaffBranch[],
  compared: (matches: (row: Grouped) => boolean) => Compared,
) {
  if (branches.length === 0) return null
  return branches.map((branch) => {
    const isOfBranch = (row: Grouped) =>
      row.service !== null && findCollectingBranch(row.branch, branches)?.id === branch.id
    return { branch, ...compared(isOfBranch) }
  })
}

const sumCounts = (counts: { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0)

interface Query {
  period: Period
  before: Period
  branch: SelectedBranch | null
}

interface Count {
  isNow: boolean
  service: ServiceType
  slot: TimeSlot
  branch: string | null
  status: BookingStatus
  /** Null for erased bookings. */
  isRepeat: boolean | null
  count: number
}

/**
 * Bookings store `first_order`, which survives the erasure of earlier ones. Imported bookings lack
 * it: look up their phone.
 */
function countByProperties(user: User, query: Query): Promise<Count[]> {
  return queryBookings(
    user,
    sql`SELECT ${isNow(query)} AS "isNow", service_type AS service, time AS slot, branch_id AS branch, status,
        CASE
          WHEN erased_at IS NOT NULL THEN NULL
          WHEN first_order IS NOT NULL THEN NOT first_order
          ELSE EXISTS (SELECT FROM bookings AS earlier WHERE earlier.phone = bookings.phone
            AND (earlier.created_at, earlier.id) < (bookings.created_at, bookings.id))
        END AS "isRepeat", count(*)::int
      FROM bookings WHERE ${isCounted(query)} GROUP BY 1, 2, 3, 4, 5, 6`,
  )
}

/** A separate query: `countByProperties` by day would return nearly one row per booking. */
function countByDay(user: User, query: Query): Promise<{ day: LocalDate; count: number }[]> {
  return queryBookings(
    user,
    sql`SELECT (created_at AT TIME ZONE ${businessTimeZone})::date::text AS day, count(*)::int
      FROM bookings WHERE ${isCounted(query)} GROUP BY 1`,
  )
}

/** Each booking has at most one such event: only an undo leads back to pending. */
function mediansToConfirm(user: User, query: Query): Promise<{ isNow: boolean; ms: number }[]> {
  return queryBookings(
    user,
    sql`SELECT ${isNow(query)} AS "isNow", percentile_cont(0.5) WITHIN GROUP (
        ORDER BY greatest(0, extract(epoch FROM event.created_at - bookings.created_at) * 1000)) AS ms
      FROM bookings JOIN booking_events AS event ON event.booking = bookings.id::text
        AND event.type = 'status-changed' AND event."from" = 'pending' AND event."to" = 'confirmed'
        AND NOT EXISTS (SELECT FROM booking_events AS undone WHERE undone.booking = event.booking
          AND undone.created_at >= event.created_at
          AND undone.type = 'undone' AND undone."to" = 'pending')
      WHERE ${isCounted(query)} GROUP BY 1`,
  )
}

export const midnight = (date: LocalDate) => instantAt(date, '00:00').toISOString()

const isNow = ({ period }: Query): Sql => sql`bookings.created_at >= ${midnight(period.from)}`

function isCounted({ period, before, branch }: Query): Sql {
  const inPeriods = sql`bookings.created_at >= ${midnight(before.from)}
    AND bookings.created_at < ${midnight(period.until)} AND bookings.sample IS NOT TRUE`
  return branch ? sql`${inPeriods} AND ${branchCondition(branch.filter)}` : inPeriods
}
