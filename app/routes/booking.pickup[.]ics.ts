import type { LoaderFunctionArgs } from '@remix-run/node'
import { pickupFile } from '#app/models/pickup-file.server'
import { receiptIn } from './_site.booking/receipt'

/** A pickup for the visitor's calendar. It says no more than the address that asks for it. RFC 5545 */
export async function loader({ request }: LoaderFunctionArgs) {
  const receipt = receiptIn(new URL(request.url).searchParams)
  if (!receipt) return new Response('There is no such pickup.', { status: 404 })
  const { booked, date, time } = receipt
  return new Response(await pickupFile({ reference: booked, date, time }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="pickup-${booked}.ics"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
