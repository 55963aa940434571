import sharp from 'sharp'
import { encode } from 'uqr'
import { siteContent } from '#app/models/content/content.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { billRatesFor, isBillVoid, isOneAmount } from '#business/bills/bill.ts'
import type { CustomerBill } from '#business/bills/customer-bill.ts'
import { type BillPayee, payeeOf, upiLink } from '#business/bills/upi-link.ts'
import type { Booking } from '#business/bookings/booking.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import { defaultLanguage, type Language } from '#business/languages/languages.ts'
import { findListedPrices, findOffers } from '#collections/bills/bill-rows.ts'
import type { Bill, User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { findBill as findStoredBill, findBills } from '#platform/database/queries/bills.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { toCustomerBill } from '#platform/mail/customer-bills.ts'
import { assertBookingAccess } from './booking-access.server.ts'

/** Requires booking access. Null if there is none. */
export async function findBill(user: User, bookingId: string): Promise<Bill | null> {
  return (await findBillsByBooking(user, [bookingId])).get(bookingId) ?? null
}

/** Returns bills by booking ID. Requires booking access. */
export async function findBillsByBooking(
  user: User,
  bookings: string[],
): Promise<Map<string, Bill>> {
  assertBookingAccess(user)
  const payload = await payloadClient()
  const bills = await findBills(payload, getPostgres(payload).drizzle, bookings)
  return new Map(bills.map((bill) => [bill.booking, bill]))
}

/** For lists, by booking ID. Checks no access. */
export async function findShownBills(bookings: string[]) {
  const payload = await payloadClient()
  const bills = await findBills(payload, getPostgres(payload).drizzle, bookings)
  return new Map(bills.map((bill) => [bill.booking, toShownBill(bill)]))
}

export function toShownBill({ lines, totalPaise, paidAt }: Bill) {
  return {
    /** Null if the bill has one amount instead of pieces. */
    pieces: isOneAmount(lines) ? null : countLines(lines.filter(({ unit }) => !unit)),
    kilograms: countLines(lines.filter(({ unit }) => unit)),
    totalPaise,
    isPaid: Boolean(paidAt),
  }
}

function countLines(lines: Bill['lines']): number {
  return lines.reduce((grams, { count }) => grams + Math.round(count * 1000), 0) / 1000
}

/** Requires booking access. The prices and rates are not cached. */
export async function loadBillPage(user: User, booking: Booking) {
  const payload = await payloadClient()
  const [bill, offers, prices, { billSettings, mailKinds }] = await Promise.all([
    findBill(user, booking.id),
    findOffers(payload),
    findListedPrices(payload, booking.serviceType),
    getPublishedBusiness(payload),
  ])
  return {
    ...{ bill, prices },
    rates: billRatesFor(booking, billSettings.expressPercent, offers),
    /** The customer has an address, and editors have not disabled the mail. */
    canMail: Boolean(booking.email) && mailKinds.has('bill'),
  }
}

/** The caller has checked the key. Omits an unpaid bill of a cancelled booking. */
export async function findBillOfCustomer(
  booking: { id: string; status: BookingStatus },
  language: Language,
): Promise<CustomerBill | null> {
  const payload = await payloadClient()
  const bill = await findStoredBill(payload, getPostgres(payload).drizzle, booking.id)
  if (!bill || isBillVoid(booking.status, Boolean(bill.paidAt))) return null
  return toCustomerBill(payload, bill, language)
}

export interface UpiPayment {
  href: string
  /** `path` draws the dark squares of the code in `size` units, margin included. */
  code: { size: number; path: string }
}

/** Null if the bill was made without a UPI ID, or is paid. */
export async function upiPaymentFor(
  bill: BillPayee & { totalPaise: number; updatedAt: string; paidAt?: string | null },
  reference: string,
): Promise<UpiPayment | null> {
  const { business } = await siteContent(defaultLanguage)
  const upi = payeeOf(bill)
  if (!upi || bill.paidAt) return null
  const href = upiLink(upi, { bill, reference, note: `${business.name} ${reference}` })
  return href === null ? null : { href, code: drawCode(href) }
}

const codePixels = 720

/** Draws a code as PNG. */
export function drawUpiPicture({ size, path }: UpiPayment['code']): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"
    width="${codePixels}" height="${codePixels}" shape-rendering="crispEdges"
    ><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 2 }).toBuffer()
}

function drawCode(text: string): UpiPayment['code'] {
  // Readers need a margin of four units (ISO/IEC 18004).
  const { size, data } = encode(text, { border: 4 })
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ index: x, 0: { length } }) => `M${x} ${y}h${length}v1h-${length}z`,
    ),
  )
  return { size, path: runs.join('') }
}
