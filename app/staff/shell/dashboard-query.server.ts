import { createCookie } from '@remix-run/node'
import { z } from 'zod'
import { findSelectedBranch, listStaffBranches } from '#app/models/branches.server.ts'
import { referencePattern } from '#business/bookings/fields.ts'
import { billFilterValues, stepFilterValues } from '#business/bookings/lists/filters.ts'
import { maxSearchLength } from '#business/bookings/lists/search.ts'
import { bookingViewValues, viewTimesAt } from '#business/bookings/lists/views.ts'
import { serviceTypeValues } from '#business/bookings/service-types.ts'
import { bookingStatusValues } from '#business/bookings/status/status.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { environment } from '#environment.ts'
import type { User } from '#payload-types.ts'

export const dashboardPath = '/admin/dashboard'

const selectNames = ['status', 'service', 'step', 'bill']

const querySchema = z.object({
  view: z.enum(bookingViewValues).default('all'),
  status: z.enum(bookingStatusValues).optional(),
  q: z.string().trim().max(maxSearchLength).optional(),
  date: z.string().refine(isLocalDate).optional(),
  service: z.enum(serviceTypeValues).optional(),
  step: z.enum(stepFilterValues).optional(),
  bill: z.enum(billFilterValues).optional(),
  /** A slug or `all`. */
  branch: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  /** The last booking of the previous page. */
  after: z.string().regex(referencePattern).optional(),
  slot: z.enum(timeSlotValues).optional(),
})

export type DashboardQuery = z.output<typeof querySchema>

/**
 * Treats an invalid query as empty. `branch`, for the list and the counts, is null for all; it
 * defaults to the account's branch, but in the view `all` to all. Links take `query.branch`.
 */
export async function parseDashboardQuery(request: Request, user: User) {
  // Forms submit unset filters as empty strings.
  const params: Record<string, string> = Object.fromEntries(
    [...new URL(request.url).searchParams].filter(
      ([name, value]) => value !== '' && (value !== 'all' || !selectNames.includes(name)),
    ),
  )
  const { today, tomorrow } = viewTimesAt(new Date())
  if (params.view === 'day') {
    if (!isLocalDate(params.date) || params.date === today) params.view = 'today'
    else if (params.date === tomorrow) params.view = 'tomorrow'
  }
  if (params.view === 'today' || params.view === 'tomorrow') delete params.date
  const parsed = querySchema.safeParse(params)
  const homeBranch = await findSelectedBranch(user, undefined)
  const allBranches = homeBranch ? 'all' : undefined
  const selected = await findSelectedBranch(user, parsed.data?.branch)
  if (!parsed.success || selected === undefined) {
    const query: DashboardQuery = { view: 'all', branch: allBranches }
    return { query, branch: null, isInvalid: true }
  }
  const listsAll = parsed.data.view === 'all' && !parsed.data.branch
  const branch = listsAll ? null : selected
  const query: DashboardQuery = { ...parsed.data, branch: branch?.slug ?? allBranches }
  return { query, branch, isInvalid: false }
}

const lastViewCookie = createCookie('view', {
  path: '/admin',
  httpOnly: true,
  sameSite: 'lax',
  secure: environment.siteUrl.startsWith('https:'),
  maxAge: 365 * 24 * 60 * 60,
})
const lastViewSchema = querySchema.pick({ view: true, branch: true })

/** Remembers the view, except All and single days, for the next sign-in on this device. */
export async function rememberView({
  view,
  branch,
}: DashboardQuery): Promise<Record<string, string>> {
  return view === 'all' || view === 'day'
    ? {}
    : { 'Set-Cookie': await lastViewCookie.serialize({ view, branch }) }
}

/** Without a remembered view, Today for an account with a home branch. */
export async function lastDashboardPath(request: Request, user: User | null): Promise<string> {
  const remembered: unknown = await lastViewCookie.parse(request.headers.get('Cookie'))
  const last = lastViewSchema.safeParse(remembered).data
  if (!last || last.view === 'all')
    return user?.branch ? `${dashboardPath}?view=today` : dashboardPath
  const { view, branch } = last
  // The branch may no longer be published.
  const isListed =
    branch === 'all' || (await listStaffBranches()).some(({ slug }) => slug === branch)
  const query = new URLSearchParams({ view, ...(branch && isListed && { branch }) })
  return `${dashboardPath}?${query}`
}
