import { redirect } from '@remix-run/node'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { findUserByCookies } from '#app/models/sessions.server.ts'
import { canEraseCustomers, canManageBookings } from '#business/accounts/roles.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { dashboardPath, lastDashboardPath } from './dashboard-query.server.ts'

const signInPath = '/admin/login'

/** Returns null without a session. Throws a 503 if it cannot be read. */
export async function getSignedInUser(request: Request): Promise<User | null> {
  const user = await readSession(request.headers.get('Cookie'))
  if (user === 'unavailable')
    throw new Response(staffWords.requestErrors.unavailable, { status: 503 })
  return user
}

type Session = Promise<User | null | 'unavailable'>
const startedReads = new Map<string | null, Session>()

/** The loaders of a request start in the same tick and share one read. */
function readSession(cookies: string | null): Session {
  const started = startedReads.get(cookies)
  if (started) return started
  const read = findUserByCookies(cookies).catch((error: unknown) => {
    logFailure('A session could not be read', error)
    return 'unavailable' as const
  })
  startedReads.set(cookies, read)
  setImmediate(() => startedReads.delete(cookies))
  return read
}

/**
 * Throws a redirect to sign-in without a session, a 403 for editors, or a 503. `forwardForm`
 * redirects with 307, so that typed text survives an expired session. Not for button presses:
 * another person may sign in.
 */
export async function requireBookingStaff(
  request: Request,
  { forwardForm = false }: { forwardForm?: boolean } = {},
): Promise<User> {
  const user = await getSignedInUser(request)
  if (!user) {
    const { pathname, search } = new URL(request.url)
    const params = new URLSearchParams({ next: pathname + search })
    if (forwardForm) throw redirect(`${signInPath}?${params}&keep=`, 307)
    throw redirect(`${signInPath}?${params}`)
  }
  if (!canManageBookings(user.role)) {
    throw new Response(staffWords.requestErrors.staffOnly, { status: 403 })
  }
  return user
}

export async function requireAdmin(request: Request): Promise<User> {
  const user = await requireBookingStaff(request)
  if (!canEraseCustomers(user.role)) {
    throw new Response(staffWords.customers.adminsOnly, { status: 403 })
  }
  return user
}

/** Returns `next` only if it is a staff page of this site. */
export async function pageAfterSignIn(
  next: FormDataEntryValue | string | null,
  request: Request,
  user: User | null,
): Promise<string> {
  const base = 'https://site.invalid'
  const url = typeof next === 'string' && URL.canParse(next, base) ? new URL(next, base) : null
  const staffPath =
    url?.origin === base && url.pathname.startsWith('/admin/') ? url.pathname + url.search : null
  return staffPath === null || staffPath === dashboardPath
    ? lastDashboardPath(request, user)
    : staffPath
}
