import type { LoaderFunctionArgs } from '@remix-run/node'
import { countWork } from '#app/models/bookings/booking-list.server.ts'
import { parseDashboardQuery } from '#app/staff/shell/dashboard-query.server.ts'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'

/** An action does not reload its list, only these counts. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const { branch } = await parseDashboardQuery(request, user)
  const now = new Date()
  const work = await countWork(user, { now, branch: branch?.filter })
  return Response.json(
    { work, readAt: now.getTime() },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
