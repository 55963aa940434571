import { sql } from '@payloadcms/db-postgres'
import { askBookings } from '#app/models/bookings/booking-access.server.ts'
import { conditionOfBranch } from '#app/models/bookings/booking-lines.server.ts'
import { type ServiceType, serviceTypeValues } from '#business/bookings/service-types.ts'
import type { BookingStatus } from '#business/bookings/status.ts'
import {
  type BucketPair,
  bucketsOf,
  type Period,
  periodBefore,
} from '#business/insights/periods.ts'
import { businessTimeZone, instantAt, type LocalDate } from '#business/pickups/local-time.ts'
import { type TimeSlot, timeSlotValues } from '#business/pickups/slots.ts'
import type { User } from '#payload-types.ts'
import type { Sql } from '#platform/database/adapter.ts'
import {
  type ChosenBranch,
  collectorOf,
  type StaffBranch,
  staffBranches,
} from './branches.server.ts'

/** What the bookings of a period come to. A booking belongs to the day on which it was booked. */
export interface InsightFigures {
  bookings: number
  cancelled: number
  /** From being booked to being confirmed for the first time, of those that were; null where none was. */
  medianMsToConfirm: number | null
  /** Bookings whose phone had booked before, at any branch and at any time. */
  repeat: number
  /** All whose phone is known: erased bookings have none. */
  withPhone: number
}

/** How many bookings a period has of something, and the period before it. */
export interface Compared {
  now: number
  before: number
}

export interface Insights {
  period: InsightFigures
  before: InsightFigures
  buckets: (BucketPair & Compared)[]
  services: (Compared & { service: ServiceType })[]
  slots: (Compared & { slot: TimeSlot })[]
  /** By who collects, the main branch first; null of one branch alone, and of a business that has no more. */
  branches: (Compared & { branch: StaffBranch })[] | null
}

/**
 * The bookings of a period and of that before it, of all branches or of one; whatever has become of them since. Only for
 * a user who works bookings; others get a Forbidden error.
 */
export async function insightsOf(
  user: User,
  { period, branch }: { period: Period; branch: ChosenBranch | null },
): Promise<Insights> {
  const asked = { period, before: periodBefore(period), branch }
  const [counts, days, medians, branches] = await Promise.all([
    countsOf(user, asked),
    daysOf(user, asked),
    mediansOf(user, asked),
    branch ? [] : staffBranches(),
  ])
  const compared = (isAmong: (count: Count) => boolean): Compared => {
    const matching = counts.filter(isAmong)
    return {
      now: sumOf(matching.filter(({ isNow }) => isNow)),
      before: sumOf(matching.filter(({ isNow }) => !isNow)),
    }
  }
  const figures = (of: keyof Compared): InsightFigures => ({
    bookings: compared(() => true)[of],
    cancelled: compared(({ status }) => status === 'cancelled')[of],
    medianMsToConfirm: medians.find(({ isNow }) => isNow === (of === 'now'))?.ms ?? null,
    repeat: compared(({ isRepeat }) => isRepeat === true)[of],
    withPhone: compared(({ isRepeat }) => isRepeat !== null)[of],
  })
  const bookedIn = (part: Period | null) =>
    part ? sumOf(days.filter(({ day }) => part.from <= day && day < part.until)) : 0
  return {
    period: figures('now'),
    before: figures('before'),
    buckets: bucketsOf(period).map((pair) => ({
      ...pair,
      now: bookedIn(pair.days),
      before: bookedIn(pair.daysBefore),
    })),
    services: serviceTypeValues.map((service) => ({
      service,
      ...compared((count) => count.service === service),
    })),
    slots: timeSlotValues.map((slot) => ({ slot, ...compared((count) => count.slot === slot) })),
    branches:
      branches.length === 0
        ? null
        : branches.map((each) => ({
            branch: each,
            ...compared((count) => collectorOf(count.branch, branches)?.id === each.id),
          })),
  }
}

const sumOf = (counts: { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0)

interface Asked {
  period: Period
  /** Ends where `period` begins. */
  before: Period
  branch: ChosenBranch | null
}

/** How many bookings of one of the two periods have all of that in common. */
interface Count {
  isNow: boolean
  service: ServiceType
  slot: TimeSlot
  branch: string | null
  status: BookingStatus
  /** Null of an erased one. */
  isRepeat: boolean | null
  count: number
}

/**
 * Whether somebody had booked before is known of every booking that was made here, and stays so when the one before is
 * erased. Of one that came from elsewhere the index of phones is asked.
 */
function countsOf(user: User, asked: Asked): Promise<Count[]> {
  return askBookings(
    user,
    sql`SELECT ${isNow(asked)} AS "isNow", service_type AS service, time AS slot, branch_id AS branch, status,
        CASE
          WHEN erased_at IS NOT NULL THEN NULL
          WHEN first_order IS NOT NULL THEN NOT first_order
          ELSE EXISTS (SELECT FROM bookings AS earlier WHERE earlier.phone = bookings.phone
            AND (earlier.created_at, earlier.id) < (bookings.created_at, bookings.id))
        END AS "isRepeat", count(*)::int
      FROM bookings WHERE ${isBooked(asked)} GROUP BY 1, 2, 3, 4, 5, 6`,
  )
}

/** By itself: with its days, what is counted above would be about as much as there are bookings. */
function daysOf(user: User, asked: Asked): Promise<{ day: LocalDate; count: number }[]> {
  return askBookings(
    user,
    sql`SELECT (created_at AT TIME ZONE ${businessTimeZone})::date::text AS day, count(*)::int
      FROM bookings WHERE ${isBooked(asked)} GROUP BY 1`,
  )
}

/** What is pending becomes confirmed once at the most: no status leads back. */
function mediansOf(user: User, asked: Asked): Promise<{ isNow: boolean; ms: number }[]> {
  return askBookings(
    user,
    sql`SELECT ${isNow(asked)} AS "isNow", percentile_cont(0.5) WITHIN GROUP (
        ORDER BY greatest(0, extract(epoch FROM event.created_at - bookings.created_at) * 1000)) AS ms
      FROM bookings JOIN booking_events AS event ON event.booking = bookings.id::text
        AND event.type = 'status-changed' AND event."from" = 'pending' AND event."to" = 'confirmed'
      WHERE ${isBooked(asked)} GROUP BY 1`,
  )
}

const midnight = (date: LocalDate) => instantAt(date, '00:00').toISOString()

const isNow = ({ period }: Asked): Sql => sql`bookings.created_at >= ${midnight(period.from)}`

function isBooked({ period, before, branch }: Asked): Sql {
  const inTime = sql`bookings.created_at >= ${midnight(before.from)}
    AND bookings.created_at < ${midnight(period.until)}`
  return branch ? sql`${inTime} AND ${conditionOfBranch(branch.filter)}` : inTime
}
