import { sql } from '@payloadcms/db-postgres'
import { queryBookings } from '#app/models/bookings/booking-access.server.ts'
import { branchCondition } from '#app/models/bookings/booking-list.server.ts'
import { isBillVoid } from '#business/bills/bill.ts'
import type { ServiceType } from '#business/bookings/service-types.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import { type Period, previousPeriod } from '#business/insights/periods.ts'
import { businessTimeZone, type LocalDate } from '#business/pickups/local-time.ts'
import type { User } from '#payload-types.ts'
import { listStaffBranches, type SelectedBranch } from './branches.server.ts'
import {
  compareBranches,
  compareBuckets,
  compareServices,
  compareWith,
  midnight,
} from './insights.server.ts'

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

export type MoneyInsights = Awaited<ReturnType<typeof loadMoneyInsights>>

/** Compares a period with the one before, for all branches or one. Requires booking access. */
export async function loadMoneyInsights(
  user: User,
  { period, branch }: { period: Period; branch: SelectedBranch | null },
) {
  const [allSums, branches] = await Promise.all([
    sumBills(user, period, branch),
    branch ? [] : listStaffBranches(),
  ])
  const sums = allSums.filter(({ status, isPaid }) => !isBillVoid(status, isPaid))
  const compared = compareWith(sums, ({ day }) => day >= period.from, addUp)
  const isDeleted = ({ service }: Pick<BillSum, 'service'>) => service === null
  return {
    total: compared(() => true),
    /** By the day of the bill. */
    buckets: compareBuckets(period, sums, addUp),
    services: compareServices(compared),
    /** Main branch first; null for a single branch. */
    branches: compareBranches(branches, compared),
    /** Their service and branch are unknown. Null if none was billed. */
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
