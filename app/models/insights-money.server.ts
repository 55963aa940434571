import { sql } from '@payloadcms/db-postgres'
import { queryBookings } from '#app/models/bookings/booking-access.server.ts'
import { branchCondition } from '#app/models/bookings/booking-list.server.ts'
import { isBillVoid } from '#business/bills/bill.ts'
import { type ServiceType, serviceTypeValues } from '#business/bookings/service-types.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import {
  type BucketPair,
  type Period,
  previousPeriod,
  splitIntoBuckets,
} from '#business/insights/periods.ts'
import { businessTimeZone, type LocalDate } from '#business/pickups/local-time.ts'
import type { User } from '#payload-types.ts'
import {
  findCollectingBranch,
  listStaffBranches,
  type SelectedBranch,
  type StaffBranch,
} from './branches.server.ts'
import { midnight } from './insights.server.ts'

/** In paise. */
export interface Amounts {
  billed: number
  paid: number
  open: number
}

export interface AmountsComparison {
  now: Amounts
  before: Amounts
}

export interface MoneyInsights {
  total: AmountsComparison
  /** By the day of the bill. */
  buckets: (AmountsComparison & BucketPair)[]
  services: (AmountsComparison & { service: ServiceType })[]
  /** Main branch first; null for a single branch. */
  branches: (AmountsComparison & { branch: StaffBranch })[] | null
  /** Their service and branch are unknown. Null if none was billed. */
  deleted: AmountsComparison | null
}

/** Compares a period with the one before, for all branches or one. Requires booking access. */
export async function loadMoneyInsights(
  user: User,
  { period, branch }: { period: Period; branch: SelectedBranch | null },
): Promise<MoneyInsights> {
  const [allSums, branches] = await Promise.all([
    sumBills(user, period, branch),
    branch ? [] : listStaffBranches(),
  ])
  const sums = allSums.filter(({ status, isPaid }) => !isBillVoid(status, isPaid))
  const compared = (matches: (sum: BillSum) => boolean): AmountsComparison => {
    const matching = sums.filter(matches)
    return {
      now: addUp(matching.filter(({ day }) => day >= period.from)),
      before: addUp(matching.filter(({ day }) => day < period.from)),
    }
  }
  const billedIn = (part: Period | null) =>
    addUp(part ? sums.filter(({ day }) => part.from <= day && day < part.until) : [])
  const isDeleted = ({ service }: BillSum) => service === null
  return {
    total: compared(() => true),
    buckets: splitIntoBuckets(period).map((pair) => ({
      ...pair,
      now: billedIn(pair.current),
      before: billedIn(pair.previous),
    })),
    services: serviceTypeValues.map((service) => ({
      service,
      ...compared((sum) => sum.service === service),
    })),
    branches:
      branches.length === 0
        ? null
        : branches.map((each) => ({
            branch: each,
            ...compared(
              (sum) =>
                !isDeleted(sum) && findCollectingBranch(sum.branch, branches)?.id === each.id,
            ),
          })),
    deleted: sums.some(isDeleted) ? compared(isDeleted) : null,
  }
}

interface BillSum {
  day: LocalDate
  /** Null if the booking was deleted. */
  service: ServiceType | null
  branch: string | null
  status: BookingStatus | null
  isPaid: boolean
  /** Decimal digits: node-postgres returns sums as text. */
  paise: string
}

function addUp(sums: BillSum[]): Amounts {
  const add = (total: number, { paise }: BillSum) => total + Number(paise)
  const billed = sums.reduce(add, 0)
  const paid = sums.filter(({ isPaid }) => isPaid).reduce(add, 0)
  return { billed, paid, open: billed - paid }
}

function sumBills(user: User, period: Period, branch: SelectedBranch | null): Promise<BillSum[]> {
  const inBranch = branch
    ? sql`bookings.id IS NOT NULL AND ${branchCondition(branch.filter)}`
    : sql`true`
  return queryBookings(
    user,
    sql`SELECT (bills.created_at AT TIME ZONE ${businessTimeZone})::date::text AS day,
        service_type AS service, branch_id AS branch, bookings.status AS status,
        paid_at IS NOT NULL AS "isPaid", sum(total_paise)::text AS paise
      FROM bills LEFT JOIN bookings ON bookings.id = bills.booking::uuid
      WHERE bills.created_at >= ${midnight(previousPeriod(period).from)}
        AND bills.created_at < ${midnight(period.until)} AND bookings.sample IS NOT TRUE
        AND ${inBranch}
      GROUP BY 1, 2, 3, 4, 5`,
  )
}
