import { createCookie } from '@remix-run/node'
import { z } from 'zod'
import {
  findSelectedBranch,
  listStaffBranches,
  type SelectedBranch,
} from '#app/models/branches.server.ts'
import { maxSearchLength } from '#business/bookings/lists/search.ts'
import { bookingViewValues } from '#business/bookings/lists/views.ts'
import { referencePattern } from '#business/bookings/reference.ts'
import { serviceTypeValues } from '#business/bookings/service-types.ts'
import { bookingStatusValues } from '#business/bookings/status.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { environment } from '#environment.ts'
import type { User } from '#payload-types.ts'

export const dashboardPath = '/admin/dashboard'

/** Select fields whose option `all` means no filter. */
const selectNames = ['status', 'service']

const querySchema = z.object({
  view: z.enum(bookingViewValues).default('all'),
  status: z.enum(bookingStatusValues).optional(),
  q: z.string().trim().max(maxSearchLength).optional(),
  date: z.string().refine(isLocalDate).optional(),
  service: z.enum(serviceTypeValues).optional(),
  /** A slug or `all`. */
  branch: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  /** The reference of the last booking of the previous page. */
  after: z.string().regex(referencePattern).optional(),
  /** The slot that the page begins with. */
  slot: z.enum(timeSlotValues).optional(),
})

export type DashboardQuery = z.output<typeof querySchema>

/**
 * An invalid query counts as empty. `branch` filters the list, `workBranch` the counts; null means
 * all. Both default to the account's branch, but the view `all` lists all branches.
 */
export async function parseDashboardQuery(
  request: Request,
  user: User,
): Promise<{
  query: DashboardQuery
  branch: SelectedBranch | null
  workBranch: SelectedBranch | null
  isInvalid: boolean
}> {
  // Forms submit unset filters as empty strings.
  const params = [...new URL(request.url).searchParams].filter(
    ([name, value]) => value !== '' && (value !== 'all' || !selectNames.includes(name)),
  )
  const parsed = querySchema.safeParse(Object.fromEntries(params))
  const workBranch = await findSelectedBranch(user, parsed.data?.branch)
  if (!parsed.success || workBranch === undefined) {
    return { query: { view: 'all' }, branch: null, workBranch: null, isInvalid: true }
  }
  const listsAll = parsed.data.view === 'all' && !parsed.data.branch
  const branch = listsAll ? null : workBranch
  return { query: parsed.data, branch, workBranch, isInvalid: false }
}

const lastViewCookie = createCookie('view', {
  path: '/admin',
  httpOnly: true,
  sameSite: 'lax',
  secure: environment.siteUrl.startsWith('https:'),
  maxAge: 365 * 24 * 60 * 60,
})
const lastViewSchema = querySchema.pick({ view: true, branch: true })

/** Remembers the view, except All, and its branch on this device for the next sign-in. */
export async function rememberView({
  view,
  branch,
}: DashboardQuery): Promise<Record<string, string>> {
  return view === 'all' ? {} : { 'Set-Cookie': await lastViewCookie.serialize({ view, branch }) }
}

/** The remembered view; without one, Today for an account with a home branch. */
export async function lastDashboardPath(request: Request, user: User | null): Promise<string> {
  const remembered: unknown = await lastViewCookie.parse(request.headers.get('Cookie'))
  const last = lastViewSchema.safeParse(remembered).data
  if (!last) return user?.branch ? `${dashboardPath}?view=today` : dashboardPath
  const { view, branch } = last
  // The branch may no longer be published.
  const isListed =
    branch === 'all' || (await listStaffBranches()).some(({ slug }) => slug === branch)
  const query = new URLSearchParams({ view, ...(branch && isListed && { branch }) })
  return `${dashboardPath}?${query}`
}
