import type { LoaderFunctionArgs } from '@remix-run/node'
import { orServiceUnavailable } from '#app/http/manage-page.server.ts'
import { languageFor } from '#app/http/request-content.server.ts'
import {
  drawUpiPicture,
  findBillOfCustomer,
  upiPaymentFor,
} from '#app/models/bookings/bills.server.ts'
import { findByManageKey } from '#app/models/bookings/managed-bookings.server.ts'

/** A picture: phones save it for a UPI app, and mail programs and banks refuse unsigned links. */
export async function loader({ request, params: { key = '' } }: LoaderFunctionArgs) {
  const { booking } = await orServiceUnavailable(request, findByManageKey(key, new Date()))
  const bill =
    booking &&
    (await orServiceUnavailable(request, findBillOfCustomer(booking, languageFor(request))))
  const upi = bill && (await upiPaymentFor(bill, booking.reference))
  if (!upi) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await drawUpiPicture(upi.code)), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'private, no-store' },
  })
}
