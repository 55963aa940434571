import { createCookie } from '@remix-run/node'
import { z } from 'zod'
import { referencePattern } from '#business/bookings/reference.ts'
import { bookingStatusValues } from '#business/bookings/status.ts'
import { bookingViewValues } from '#business/bookings/views.ts'
import { environment } from '#environment.ts'

export const dashboardPath = '/admin/dashboard'

const addressSchema = z.object({
  /** None is the plain page: all bookings, as cards. */
  view: z.enum(bookingViewValues).optional().catch(undefined),
  status: z.enum(bookingStatusValues).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  after: z.string().regex(referencePattern).optional().catch(undefined),
})

export type DashboardAddress = z.output<typeof addressSchema>

/** What an address of the dashboard asks for. What cannot be read is left out, and `isUnknownView` says so of a view. */
export function readDashboardAddress(request: Request) {
  const { searchParams } = new URL(request.url)
  const address = addressSchema.parse(Object.fromEntries(searchParams))
  return { address, isUnknownView: searchParams.has('view') && !address.view }
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
