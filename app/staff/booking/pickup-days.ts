import type { LoaderFunctionArgs } from '@remix-run/node'
import { daysPerRequest } from '#app/booking-fields/use-offered-days.ts'
import { loadStaffPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { isLocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { requireBooking } from './require-booking.server.ts'

/** For a booking that moves, or without its reference for a new one. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  await requireBookingStaff(request)
  const booking = params.reference ? (await requireBooking(args)).booking : null
  const from = new URL(request.url).searchParams.get('from') ?? localDateAt(new Date())
  const headers = { 'Cache-Control': 'no-store' }
  if (!isLocalDate(from)) return Response.json([], { status: 400, headers })
  const days = await loadStaffPickupDays({
    ...{ trip: booking ? 'pickup' : 'new', from, days: daysPerRequest },
    exceptBookingId: booking?.id,
  })
  return Response.json(days, { headers })
}
