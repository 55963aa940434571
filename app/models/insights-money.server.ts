import { sql } from '@payloadcms/db-postgres'
import { queryBookings } from '#app/models/bookings/booking-access.server.ts'
import { branchCondition } from '#app/models/bookings/booking-list.server.ts'
import { type ServiceType, serviceTypeValues } from '#business/bookings/service-types.ts'
import { type Period, previousPeriod } from '#business/insights/periods.ts'
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

/** Bills made in a period (`now`) and in the period before. */
export interface AmountsComparison {
  now: Amounts
  before: Amounts
}

export interface MoneyInsights {
  total: AmountsComparison
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
  const [sums, branches] = await Promise.all([
    sumBills(user, period, branch),
    branch ? [] : listStaffBranches(),
  ])
  const compared = (matches: (sum: BillSum) => boolean): AmountsComparison => {
    const matching = sums.filter(matches)
    return {
      now: addUp(matching.filter(({ isNow }) => isNow)),
      before: addUp(matching.filter(({ isNow }) => !isNow)),
    }
  }
  const isDeleted = ({ service }: BillSum) => service === null
  return {
    total: compared(() => true),
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
  isNow: boolean
  /** Null if the booking was deleted. */
  service: ServiceType | null
  branch: string | null
  /** Decimal digits: node-postgres returns sums as text. */
  billed: string
  paid: string
}

function addUp(sums: BillSum[]): Amounts {
  const billed = sums.reduce((total, sum) => total + Number(sum.billed), 0)
  const paid = sums.reduce((total, sum) => total + Number(sum.paid), 0)
  return { billed, paid, open: billed - paid }
}

/** Without unpaid bills of cancelled bookings, which nobody owes. */
function sumBills(user: User, period: Period, branch: SelectedBranch | null): Promise<BillSum[]> {
  const inBranch = branch
    ? sql`bookings.id IS NOT NULL AND ${branchCondition(branch.filter)}`
    : sql`true`
  return queryBookings(
    user,
    sql`SELECT bills.created_at >= ${midnight(period.from)} AS "isNow",
        service_type AS service, branch_id AS branch, sum(total_paise)::text AS billed,
        coalesce(sum(total_paise) FILTER (WHERE paid_at IS NOT NULL), 0)::text AS paid
      FROM bills LEFT JOIN bookings ON bookings.id = bills.booking::uuid
      WHERE bills.created_at >= ${midnight(previousPeriod(period).from)}
        AND bills.created_at < ${midnight(period.until)} AND bookings.sample IS NOT TRUE
        AND (paid_at IS NOT NULL OR bookings.status IS DISTINCT FROM 'cancelled') AND ${inBranch}
      GROUP BY 1, 2, 3`,
  )
}
