import type { LoaderFunctionArgs } from '@remix-run/node'
import { daysPerRequest } from '#app/booking-fields/use-offered-days.ts'
import { loadStaffPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { requireBooking } from '#app/staff/bookings/require-booking.server.ts'
import { requireBookingStaff } from '#app/staff/shell/session/staff-session.server.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const { id: exceptBookingId } = await requireBooking(user, params.reference!)
  const from = new URL(request.url).searchParams.get('from') ?? ''
  const headers = { 'Cache-Control': 'no-store' }
  if (!isLocalDate(from)) return Response.json([], { status: 400, headers })
  return Response.json(await loadStaffPickupDays({ from, days: daysPerRequest, exceptBookingId }), {
    headers,
  })
}
