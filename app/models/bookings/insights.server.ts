import { sql } from '@payloadcms/db-postgres'
import {
  type ChosenBranch,
  collectorOf,
  type StaffBranch,
  staffBranches,
} from '#app/models/branches.server.ts'
import {
  type BucketPair,
  bucketsOf,
  type Period,
  periodBefore,
} from '#business/bookings/insight-periods.ts'
import { type ServiceType, serviceTypeValues } from '#business/bookings/service-types.ts'
import { businessTimeZone, instantAt, type LocalDate } from '#business/pickups/local-time.ts'
import { type TimeSlot, timeSlotValues } from '#business/pickups/slots.ts'
import type { User } from '#payload-types.ts'
import { askBookings, type Sql } from './booking-access.server.ts'
import { conditionOfBranch } from './booking-lines.server.ts'

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
  const [counts, figures, branches] = await Promise.all([
    countsOf(user, asked),
    figuresOf(user, asked),
    branch ? [] : staffBranches(),
  ])
  const compared = (kind: Count['kind'], isAmong: (value: string | null) => boolean) => {
    const matching = counts.filter((count) => count.kind === kind && isAmong(count.value))
    return {
      now: sumOf(matching.filter(({ isNow }) => isNow)),
      before: sumOf(matching.filter(({ isNow }) => !isNow)),
    }
  }
  return {
    period: figures.now,
    before: figures.before,
    buckets: bucketsOf(period).map((pair) => ({
      ...pair,
      ...compared('day', (day) => isIn(pair.days, day) || isIn(pair.daysBefore, day)),
    })),
    services: serviceTypeValues.map((service) => ({
      service,
      ...compared('service', (value) => value === service),
    })),
    slots: timeSlotValues.map((slot) => ({ slot, ...compared('slot', (value) => value === slot) })),
    branches:
      branches.length === 0
        ? null
        : branches.map((branch) => ({
            branch,
            ...compared('branch', (value) => collectorOf(value, branches)?.id === branch.id),
          })),
  }
}

const isIn = (period: Period | null, day: LocalDate | null) =>
  period !== null && day !== null && period.from <= day && day < period.until

const sumOf = (counts: Count[]) => counts.reduce((sum, { count }) => sum + count, 0)

interface Asked {
  period: Period
  /** Ends where `period` begins. */
  before: Period
  branch: ChosenBranch | null
}

/** How many bookings of one of the two periods have something in common. */
interface Count {
  isNow: boolean
  kind: 'day' | 'service' | 'slot' | 'branch'
  /** Null: no branch names their pincode. */
  value: string | null
  count: number
}

function countsOf(user: User, asked: Asked): Promise<Count[]> {
  return askBookings<Count>(
    user,
    sql`SELECT ${isNow(asked)} AS "isNow", kind, value, count(*)::int
      FROM bookings CROSS JOIN LATERAL (VALUES
        ('day', (created_at AT TIME ZONE ${businessTimeZone})::date::text),
        ('service', service_type::text),
        ('slot', time::text),
        ('branch', branch_id::text)
      ) AS common(kind, value)
      WHERE ${isBooked(asked)} GROUP BY 1, 2, 3`,
  )
}

/**
 * Of repeat customers each booking asks the index of phones for one before it, and each asks its own history: never the
 * whole of a table.
 */
async function figuresOf(
  user: User,
  asked: Asked,
): Promise<{ now: InsightFigures; before: InsightFigures }> {
  const rows = await askBookings<InsightFigures & { isNow: boolean }>(
    user,
    sql`SELECT ${isNow(asked)} AS "isNow",
        count(*)::int AS bookings,
        count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled,
        percentile_cont(0.5) WITHIN GROUP (
          ORDER BY greatest(0, extract(epoch FROM confirmed_at - created_at) * 1000)
        ) FILTER (WHERE confirmed_at IS NOT NULL) AS "medianMsToConfirm",
        count(*) FILTER (WHERE erased_at IS NULL AND EXISTS (
          SELECT FROM bookings AS earlier WHERE earlier.phone = bookings.phone
            AND (earlier.created_at, earlier.id) < (bookings.created_at, bookings.id)
        ))::int AS repeat,
        count(*) FILTER (WHERE erased_at IS NULL)::int AS "withPhone"
      FROM bookings CROSS JOIN LATERAL (
        SELECT min(at) AS confirmed_at FROM bookings_history
        WHERE _parent_id = bookings.id AND "to" = 'confirmed' AND "from" IS DISTINCT FROM 'confirmed'
      ) AS history
      WHERE ${isBooked(asked)} GROUP BY 1`,
  )
  const figures = (ofNow: boolean): InsightFigures => {
    const { isNow: _, ...row } = rows.find((each) => each.isNow === ofNow) ?? none
    return row
  }
  return { now: figures(true), before: figures(false) }
}

const none = {
  isNow: false,
  ...{ bookings: 0, cancelled: 0, medianMsToConfirm: null, repeat: 0, withPhone: 0 },
}

const midnight = (date: LocalDate) => instantAt(date, '00:00').toISOString()

const isNow = ({ period }: Asked): Sql => sql`created_at >= ${midnight(period.from)}`

function isBooked({ period, before, branch }: Asked): Sql {
  const inTime = sql`created_at >= ${midnight(before.from)} AND created_at < ${midnight(period.until)}`
  return branch ? sql`${inTime} AND ${conditionOfBranch(branch.filter)}` : inTime
}
