import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import {
  type BillLine,
  billRatesFor,
  calculateBill,
  containedTax,
  isBillable,
  isOneAmount,
  noRates,
} from '#business/bills/bill.ts'
import type { BillToSave } from '#business/bills/bill-command.ts'
import { checkBill } from '#business/bills/bill-limits.ts'
import { seenBill } from '#business/bills/seen-bill.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { bookingStatuses } from '#business/bookings/status/status.ts'
import { formatPaise } from '#business/words/rupees.ts'
import * as staffWords from '#business/words/staff.ts'
import { findListedPrices, findOffers, storeBill } from '#collections/bills/bill-rows.ts'
import { type Actor, changeBooking } from '#collections/bookings/change-booking.ts'
import { type Refusal, refuse } from '#collections/bookings/refusals.ts'
import type { Bill } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { findBill } from '#platform/database/queries/bills.ts'

/**
 * Stores the bill of a confirmed or completed booking. Refuses if someone else saved the bill, or
 * the rates have changed, since `seen`. Repeating it changes nothing.
 */
export function saveBill(actor: Actor, { id, lines, seen, sendMail }: { id: string } & BillToSave) {
  return changeBooking(actor, { id }, async (before, { payload, tx, readBusiness, now }) => {
    const refusal = checkBillable(before)
    if (refusal) return refusal
    const stored = await findBill(payload, tx, before.id)
    const { billSettings } = await readBusiness()
    const offers = await findOffers(payload)
    const rates = billRatesFor(before, billSettings.expressPercent, offers)
    const problem = checkBill(lines, rates)
    if (problem) return refuse('invalid', problem)
    const gone = await findGonePrice(payload, lines, { stored, ...before })
    if (gone) return refuse('invalid', staffWords.bill.priceGone(gone.item))

    const applied = isOneAmount(lines) ? noRates : rates
    const amounts = calculateBill(lines, applied)
    const { gst, upi } = billSettings
    const bill = {
      booking: before.id,
      lines,
      expressPercent: applied.expressPercent,
      offer: applied.offer?.words ?? null,
      percentOff: applied.offer?.percentOff ?? null,
      ...amounts,
      upiId: upi?.upiId ?? null,
      payeeName: upi?.payeeName ?? null,
      ...gst,
      taxPaise: containedTax(amounts.totalPaise, gst.gstPercent),
    }
    const mails = sendMail ? { kinds: ['bill' as const] } : undefined
    if (stored && isSame(stored, bill)) return { mails }
    if (stored?.paidAt) return refuse('rule', staffWords.bill.isPaid)
    const current = seenBill(stored, rates)
    if (stored && current.bill !== seen.bill) {
      const events = await findBookingEvents(payload, before.id, { tx, type: 'billed' })
      const by = events.at(-1)?.actor ?? 'Someone else'
      const total = formatPaise(stored.totalPaise)
      return refuse('outdated', staffWords.bill.changedMeanwhile(by, total))
    }
    if (current.expressPercent !== seen.expressPercent || current.percentOff !== seen.percentOff) {
      return refuse('outdated', staffWords.bill.ratesChanged)
    }
    const updatedAt = now.toISOString()
    const isNew = stored ? {} : { createdAt: updatedAt }
    await storeBill(payload, tx, { id: stored?.id ?? randomUUID(), ...isNew, ...bill, updatedAt })
    return { event: { type: 'billed', text: formatPaise(amounts.totalPaise) }, mails }
  })
}

export function checkBillable({ status, erasedAt }: Booking): Refusal | null {
  if (erasedAt) return refuse('rule', staffWords.bill.erased)
  if (isBillable({ status })) return null
  return refuse('rule', staffWords.bill.wrongStatus(bookingStatuses[status].label))
}

/** The bill keeps prices that have left the list. */
async function findGonePrice(
  payload: Payload,
  lines: readonly BillLine[],
  { stored, serviceType }: Pick<Booking, 'serviceType'> & { stored: Bill | null },
): Promise<BillLine | undefined> {
  const isKept = ({ price }: BillLine) => stored?.lines.some((line) => line.price === price)
  const unknown = lines.filter((line) => line.price !== null && !isKept(line))
  if (unknown.length === 0) return undefined
  const prices = await findListedPrices(payload, serviceType)
  return unknown.find(({ price }) => !prices.some(({ id }) => id === price))
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
