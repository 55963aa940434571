import type { LoaderFunctionArgs } from '@remix-run/node'
import { findBookingByReference } from '#app/models/bookings/booking-access.server.ts'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import * as staffWords from '#business/words/staff.ts'

/** Ignores the case of the reference. Throws a 404, and what `requireBookingStaff` throws. */
export async function requireBooking(
  { request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>,
  options?: Parameters<typeof requireBookingStaff>[1],
) {
  const user = await requireBookingStaff(request, options)
  const booking = await findBookingByReference(user, params.reference!.toUpperCase())
  if (!booking) throw new Response(staffWords.status.bookingGone, { status: 404 })
  return { user, booking }
}
