import type { LoaderFunctionArgs } from '@remix-run/node'
import { findCaller } from '#app/models/callers.server.ts'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { parseFullPhone } from '#business/bookings/lists/search.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const phone = parseFullPhone(new URL(request.url).searchParams.get('phone') ?? '')
  const headers = { 'Cache-Control': 'no-store' }
  if (!phone) return Response.json(null, { status: 400, headers })
  return Response.json(await findCaller(user, phone), { headers })
}
