import { encode } from 'uqr'
import { siteContent } from '#app/models/content/content.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { billRatesFor, isBillVoid } from '#business/bills/bill.ts'
import type { CustomerBill } from '#business/bills/customer-bill.ts'
import { type BillPayee, payeeOf, upiLink } from '#business/bills/upi-link.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import { listOrder } from '#business/content/shown-entries.ts'
import { defaultLanguage, type Language } from '#business/languages/languages.ts'
import { findBill as findStoredBill } from '#collections/bills/operations/find-bill.ts'
import { findListedPrices } from '#collections/bills/operations/find-listed-prices.ts'
import * as payments from '#collections/bills/operations/mark-paid.ts'
import * as saving from '#collections/bills/operations/save-bill.ts'
import type { Bill, User } from '#payload-types.ts'
import { toCustomerBill } from '#platform/mail/customer-bills.ts'
import { isMailEnabled } from '#platform/mail/queue-mails.ts'
import { byStaffRepeatedly } from './bookings.server.ts'

/** Requires booking access. Null if there is none. */
export async function findBill(user: User, bookingId: string): Promise<Bill | null> {
  return findStoredBill({ payload: await payloadClient(), user }, bookingId)
}

/** Returns bills by booking ID. Requires booking access. */
export async function findBillsByBooking(
  user: User,
  bookings: string[],
): Promise<Map<string, Bill>> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'bills',
    where: { booking: { in: bookings } },
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  })
  return new Map(docs.map((bill) => [bill.booking, bill]))
}

/** Requires booking access. The prices and rates are not cached. */
export async function loadBillPage(user: User, bookingId: string) {
  const payload = await payloadClient()
  const published = { _status: { equals: 'published' } } as const
  const list = { sort: listOrder, pagination: false, depth: 0, overrideAccess: true } as const
  const [booking, bill, offers, info, isMailOn] = await Promise.all([
    payload.findByID({
      collection: 'bookings',
      id: bookingId,
      depth: 0,
      joins: false,
      user,
      overrideAccess: false,
    }),
    findBill(user, bookingId),
    payload.find({ collection: 'offers', where: published, ...list }),
    payload.findGlobal({ slug: 'business-info', depth: 0, overrideAccess: true }),
    isMailEnabled('bill', payload),
  ])
  const settings = info._status === 'published' ? info.bills : null
  return {
    bill,
    prices: await findListedPrices(booking.serviceType, { payload }),
    rates: billRatesFor(booking, settings?.expressPercent ?? null, offers.docs),
    /** The customer has an address, and editors have not disabled the mail. */
    canMail: Boolean(booking.email) && isMailOn,
  }
}

/** The caller has checked the key. Omits an unpaid bill of a cancelled booking. */
export async function findBillOfCustomer(
  booking: { id: string; status: BookingStatus },
  language: Language,
): Promise<CustomerBill | null> {
  const payload = await payloadClient()
  const bill = await findStoredBill({ payload }, booking.id)
  if (!bill || isBillVoid(booking.status, Boolean(bill.paidAt))) return null
  return toCustomerBill(payload, bill, language)
}

/** Refuses if someone else saved the bill, or the rates have changed, since `seen`. */
export const saveBill = byStaffRepeatedly(saving.saveBill)

export const markPaid = byStaffRepeatedly(payments.markPaid)

export const undoPayment = byStaffRepeatedly(payments.undoPayment)

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
