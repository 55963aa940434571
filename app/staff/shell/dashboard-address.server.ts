import { createCookie } from '@remix-run/node'
import { z } from 'zod'
import { type ChosenBranch, chosenBranch } from '#app/models/branches.server.ts'
import { referencePattern } from '#business/bookings/reference.ts'
import { longestSearch } from '#business/bookings/search.ts'
import { serviceTypeValues } from '#business/bookings/service-types.ts'
import { bookingStatusValues } from '#business/bookings/status.ts'
import { bookingViewValues } from '#business/bookings/views.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { environment } from '#environment.ts'
import type { User } from '#payload-types.ts'

export const dashboardPath = '/admin/dashboard'

/** What a list to choose from may leave open by its first entry. */
const choices = ['status', 'service']

const addressSchema = z.object({
  view: z.enum(bookingViewValues).default('all'),
  status: z.enum(bookingStatusValues).optional(),
  /** What the bookings are searched for. */
  q: z.string().trim().max(longestSearch).optional(),
  date: z.string().refine(isLocalDate).optional(),
  service: z.enum(serviceTypeValues).optional(),
  /** The slug of a branch, or `all`. */
  branch: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  /** The reference of the line before the first. */
  after: z.string().regex(referencePattern).optional(),
})

export type DashboardAddress = z.output<typeof addressSchema>

/**
 * What an address of the dashboard asks for. `branch` is the branch whose bookings are listed, null for all. An address that names no
 * branch lists all bookings, and in the other views those of the account's branch, which is also the branch whose work is counted
 * (`workBranch`). If a part of it `isUnreadable`, it is the plain address.
 */
export async function readDashboardAddress(
  request: Request,
  user: User,
): Promise<{
  address: DashboardAddress
  branch: ChosenBranch | null
  workBranch: ChosenBranch | null
  isUnreadable: boolean
}> {
  // What a form leaves open.
  const said = [...new URL(request.url).searchParams].filter(
    ([name, value]) => value !== '' && (value !== 'all' || !choices.includes(name)),
  )
  const asked = addressSchema.safeParse(Object.fromEntries(said))
  const workBranch = await chosenBranch(user, asked.data?.branch)
  if (!asked.success || workBranch === undefined) {
    return { address: { view: 'all' }, branch: null, workBranch: null, isUnreadable: true }
  }
  const listsAll = asked.data.view === 'all' && !asked.data.branch
  const branch = listsAll ? null : workBranch
  return { address: asked.data, branch, workBranch, isUnreadable: false }
}

const lastView = createCookie('view', {
  path: '/admin',
  httpOnly: true,
  sameSite: 'lax',
  secure: environment.siteUrl.startsWith('https:'),
  maxAge: 365 * 24 * 60 * 60,
})
const lastViewSchema = z.enum(bookingViewValues).catch('all')

/** The header by which this device opens the same view after its next sign-in. */
export async function keepView({ view }: DashboardAddress): Promise<Record<string, string>> {
  return view === 'all' ? {} : { 'Set-Cookie': await lastView.serialize(view) }
}

/** The dashboard as this device last looked at it. */
export async function lastDashboard(request: Request): Promise<string> {
  const view = lastViewSchema.parse(await lastView.parse(request.headers.get('Cookie')))
  return view === 'all' ? dashboardPath : `${dashboardPath}?${new URLSearchParams({ view })}`
}
