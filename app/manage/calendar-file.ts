import type { LoaderFunctionArgs } from '@remix-run/node'
import { orServiceUnavailable } from '#app/http/manage-page.server.ts'
import { wordsOf } from '#app/http/request-content.server.ts'
import { buildCalendarFile, findByManageKey } from '#app/models/bookings/managed-bookings.server.ts'

export async function loader({ request, params: { key = '' } }: LoaderFunctionArgs) {
  const { booking } = await orServiceUnavailable(request, findByManageKey(key, new Date()))
  if (!booking) return new Response(wordsOf(request).manage.noPickup, { status: 404 })
  return new Response(await buildCalendarFile(booking, key), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="pickup-${booking.reference}.ics"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
