import type { LoaderFunctionArgs } from '@remix-run/node'
import { daysPerRequest } from '#app/booking-fields/use-offered-days.ts'
import { loadStaffPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { isLocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { requireBooking } from './require-booking.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { id: exceptBookingId } = (await requireBooking(args)).booking
  const from = new URL(args.request.url).searchParams.get('from') ?? localDateAt(new Date())
  const headers = { 'Cache-Control': 'no-store' }
  if (!isLocalDate(from)) return Response.json([], { status: 400, headers })
  const days = await loadStaffPickupDays({ from, days: daysPerRequest, exceptBookingId })
  return Response.json(days, { headers })
}
