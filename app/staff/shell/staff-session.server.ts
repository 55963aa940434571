import { redirect } from '@remix-run/node'
import { logFailure } from '#app/models/log-failure.server.ts'
import { userOfCookies } from '#app/models/sessions.server.ts'
import { erasesCustomers, worksBookings } from '#business/accounts/roles.ts'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { User } from '#payload-types.ts'
import { dashboardPath, lastDashboard } from './dashboard-address.server.ts'

const signInPath = '/admin/login'

/** Who is signed in; null where nobody is. Throws a 503 with a sentence where that cannot be found out. */
export async function signedInUser(request: Request): Promise<User | null> {
  try {
    return await userOfCookies(request.headers.get('Cookie'))
  } catch (error) {
    logFailure('A session could not be looked up', error)
    throw new Response(messages.request.unavailable, { status: 503 })
  }
}

/**
 * The person, who must work bookings. Throws a redirect to the sign-in page, and back here afterwards, where
 * nobody is signed in; a 403 where it is somebody who edits the website only; a 503 where that cannot be found out.
 * With `keepsForm` the form goes along to the sign-in page: what was written outlives a session that has ended meanwhile.
 * What a button does is not kept, for whoever signs in may be somebody else.
 */
export async function requireBookingStaff(
  request: Request,
  { keepsForm = false }: { keepsForm?: boolean } = {},
): Promise<User> {
  const user = await signedInUser(request)
  if (!user) {
    const { pathname, search } = new URL(request.url)
    const address = new URLSearchParams({ next: pathname + search })
    if (keepsForm) throw redirect(`${signInPath}?${address}&keep=`, 307)
    throw redirect(`${signInPath}?${address}`)
  }
  if (!worksBookings(user.role)) {
    throw new Response(messages.refusal.staffOnly, { status: 403 })
  }
  return user
}

/** The person, who must be an admin; otherwise as `requireBookingStaff`, with a 403 for staff too. */
export async function requireAdmin(request: Request): Promise<User> {
  const user = await requireBookingStaff(request)
  if (!erasesCustomers(user.role)) {
    throw new Response(staffMessages.customers.adminsOnly, { status: 403 })
  }
  return user
}

/**
 * Where to go after signing in: the page that was asked for, and never another site. Where that was just the dashboard, it
 * is its view that was last open on this device.
 */
export async function pageAfterSignIn(
  next: FormDataEntryValue | string | null,
  request: Request,
): Promise<string> {
  const base = 'https://site.invalid'
  const url = typeof next === 'string' && URL.canParse(next, base) ? new URL(next, base) : null
  const asked =
    url?.origin === base && url.pathname.startsWith('/admin/') ? url.pathname + url.search : null
  return asked === null || asked === dashboardPath ? lastDashboard(request) : asked
}
