import type { PayloadRequest } from 'payload'
import {
  type BillLine,
  type BillRates,
  billRatesFor,
  calculateBill,
  containedTax,
  isOneAmount,
  noRates,
} from '#business/bills/bill.ts'
import type { BillToSave } from '#business/bills/bill-command.ts'
import { checkBill } from '#business/bills/bill-limits.ts'
import { seenBill } from '#business/bills/seen-bill.ts'
import { formatPaise } from '#business/content/prices.ts'
import { listOrder } from '#business/content/shown-entries.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import * as staffWords from '#business/words/staff.ts'
import {
  type Actor,
  type BookingChange,
  type Operation,
  updateBooking,
} from '#collections/bookings/booking-change.ts'
import { BookingRefusedError } from '#collections/bookings/booking-errors.ts'
import type { Bill, Booking } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/find-booking-events.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { assertBillable } from './assert-billable.ts'
import { findBill } from './find-bill.ts'
import { findListedPrices } from './find-listed-prices.ts'

/**
 * Stores the bill of a confirmed or completed booking. Repeating it changes nothing. Throws
 * BookingRefusedError, NotFound or Forbidden.
 */
export function saveBill(
  actor: Actor,
  { id, ...bill }: { id: string } & BillToSave,
): Promise<Booking> {
  return updateBooking(actor, id, {}, { bill: { act: 'save', ...bill } })
}

export const applySavedBill: Operation = async (change) => {
  const { before, command, req } = change
  if (command.bill?.act !== 'save') return {}
  const { lines, seen } = command.bill
  assertBillable(before)
  const stored = await findBill({ payload: req.payload, req }, before.id)
  const { billSettings } = await getPublishedBusiness(req)
  const rates = await readRates(change, billSettings.expressPercent)
  const problem = checkBill(lines, rates)
  if (problem) throw new BookingRefusedError(problem, 400)
  await assertListed(lines, stored, change)

  const applied = isOneAmount(lines) ? noRates : rates
  const amounts = calculateBill(lines, applied)
  const { gst, upi } = billSettings
  const bill = {
    booking: before.id,
    lines,
    expressPercent: applied.expressPercent,
    offer: applied.firstOrder?.words ?? null,
    percentOff: applied.firstOrder?.percentOff ?? null,
    ...amounts,
    upiId: upi?.upiId ?? null,
    payeeName: upi?.payeeName ?? null,
    ...gst,
    taxPaise: containedTax(amounts.totalPaise, gst.gstPercent),
  }
  if (stored && isSame(stored, bill)) return {}
  if (stored?.paidAt) throw new BookingRefusedError(staffWords.bill.isPaid)
  const current = seenBill(stored, rates)
  if (stored && current.bill !== seen.bill) {
    const by = await findBiller(before.id, req)
    const total = formatPaise(stored.totalPaise)
    throw new BookingRefusedError(staffWords.bill.changedMeanwhile(by, total))
  }
  if (current.expressPercent !== seen.expressPercent || current.percentOff !== seen.percentOff) {
    throw new BookingRefusedError(staffWords.bill.ratesChanged)
  }
  const write = { collection: 'bills', req, depth: 0, overrideAccess: true } as const
  if (stored) await req.payload.update({ ...write, id: stored.id, data: bill })
  else await req.payload.create({ ...write, data: bill })
  return { event: { type: 'billed', text: formatPaise(amounts.totalPaise) } }
}

/** The bill keeps prices that have left the list. */
async function assertListed(
  lines: readonly BillLine[],
  stored: Bill | null,
  { before, req }: Pick<BookingChange, 'before' | 'req'>,
): Promise<void> {
  const isKept = ({ price }: BillLine) => stored?.lines.some((line) => line.price === price)
  const unknown = lines.filter((line) => line.price !== null && !isKept(line))
  if (unknown.length === 0) return
  const prices = await findListedPrices(before.serviceType, { payload: req.payload, req })
  const gone = unknown.find(({ price }) => !prices.some(({ id }) => id === price))
  if (gone) throw new BookingRefusedError(staffWords.bill.priceGone(gone.item), 400)
}

/** The offer is the one that was active when the booking was made. */
async function readRates(
  { before, req }: Pick<BookingChange, 'before' | 'req'>,
  expressPercent: number | null,
): Promise<BillRates> {
  if (!before.firstOrder) return billRatesFor(before, expressPercent, [])
  const { docs: offers } = await req.payload.find({
    collection: 'offers',
    where: { _status: { equals: 'published' } },
    sort: listOrder,
    pagination: false,
    depth: 0,
    locale: defaultLanguage,
    overrideAccess: true,
    req,
  })
  return billRatesFor(before, expressPercent, offers)
}

async function findBiller(booking: string, req: PayloadRequest): Promise<string> {
  const events = await findBookingEvents(req.payload, booking, { req, type: 'billed' })
  return events.at(-1)?.actor ?? 'Someone else'
}

type NewBill = Omit<Bill, 'id' | 'createdAt' | 'updatedAt' | 'paidAt' | 'paidBy' | 'paymentMethod'>

function isSame({ lines: storedLines, ...stored }: Bill, { lines, ...bill }: NewBill): boolean {
  // PostgreSQL orders the keys of JSON.
  const toText = (all: Bill['lines']) =>
    JSON.stringify(
      all.map(({ item, count, unit, unitPaise, price }) => [item, count, unit, unitPaise, price]),
    )
  const fields = Object.entries(bill) as [keyof typeof bill, unknown][]
  return (
    toText(storedLines) === toText(lines) &&
    fields.every(([name, value]) => (stored[name] ?? null) === value)
  )
}
