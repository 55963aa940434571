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
  /** None is the plain page: all bookings, as cards. */
  view: z.enum(bookingViewValues).optional(),
  status: z.enum(bookingStatusValues).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1).catch(1),
  /** What the lines of a view are searched for. */
  q: z.string().trim().max(longestSearch).optional(),
  date: z.string().refine(isLocalDate).optional(),
  service: z.enum(serviceTypeValues).optional(),
  /** The slug of a branch, or `all`; where it is left out that of the account. */
  branch: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  /** The reference of the line before the first. */
  after: z.string().regex(referencePattern).optional(),
})

export type DashboardAddress = z.output<typeof addressSchema>

/**
 * What an address of the dashboard asks for, and which branch's bookings it shows `user`; null: those of all. Where a part
 * of it `isUnreadable`, it is the plain page.
 */
export async function readDashboardAddress(
  request: Request,
  user: User,
): Promise<{
  address: DashboardAddress
  branch: ChosenBranch | null
  isUnreadable: boolean
}> {
  // What a form leaves open.
  const said = [...new URL(request.url).searchParams].filter(
    ([name, value]) => value !== '' && (value !== 'all' || !choices.includes(name)),
  )
  const asked = addressSchema.safeParse(Object.fromEntries(said))
  const branch = await chosenBranch(user, asked.data?.branch)
  return asked.success && branch !== undefined
    ? { address: asked.data, branch, isUnreadable: false }
    : { address: { page: 1 }, branch: null, isUnreadable: true }
}

const lastView = createCookie('view', {
  path: '/admin',
  httpOnly: true,
  sameSite: 'lax',
  secure: environment.siteUrl.startsWith('https:'),
  maxAge: 365 * 24 * 60 * 60,
})
const lastViewSchema = z.enum(bookingViewValues).nullable().catch(null)

/** The header by which this device opens the same view after its next sign-in. */
export async function keepView({ view }: DashboardAddress): Promise<Record<string, string>> {
  return view ? { 'Set-Cookie': await lastView.serialize(view) } : {}
}

/** The dashboard as this device last looked at it. */
export async function lastDashboard(request: Request): Promise<string> {
  const view = lastViewSchema.parse(await lastView.parse(request.headers.get('Cookie')))
  return view ? `${dashboardPath}?${new URLSearchParams({ view })}` : dashboardPath
}
