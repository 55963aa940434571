import type { PaymentMethod } from '#business/bookings/payments.ts'
import type { ServiceType } from '#business/bookings/service-types.ts'
import { type Offer, pickOrderOffer } from '#business/content/offers.ts'
import type { Language } from '#business/languages/languages.ts'
import { formatInstant, formatInstantDate } from '#business/pickups/format-instant.ts'
import { toInstant, type WallClock } from '#business/pickups/local-time.ts'
import { formatPaise } from '#business/words/rupees.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { type BillAmounts, type BillLine, lineTotal } from './bill.ts'
import type { GstDetails } from './bill-settings.ts'
import type { BillPayee } from './upi-link.ts'

export interface CustomerBill extends BillAmounts, GstDetails, BillPayee {
  lines: (Pick<BillLine, 'item' | 'count' | 'unit' | 'unitPaise'> & { lang?: Language })[]
  expressPercent: number | null
  /** In the customer's language. Null: its percentage is shown. */
  offer: string | null
  percentOff: number | null
  taxPaise: number | null
  paidAt: string | null
  /** Null until it is paid. */
  paymentMethod: PaymentMethod | null
  updatedAt: string
}

/** Null if nothing is left to pay. */
export function amountDue(
  bill: Pick<CustomerBill, 'totalPaise' | 'paidAt'> | null | undefined,
): string | null {
  return bill && !bill.paidAt && bill.totalPaise > 0 ? formatPaise(bill.totalPaise) : null
}

export interface BillRowText {
  term: string
  /** The language of an untranslated term. */
  lang?: Language
  /** `2 × ₹250` or `2.5 kg × ₹80`; empty for one piece. */
  detail: string
  amount: string
}

export function describeBillRows(
  { lines, expressPercent, surchargePaise, offer, percentOff, discountPaise }: CustomerBill,
  serviceType: ServiceType,
  { bill, serviceTypes }: Pick<Words, 'bill' | 'serviceTypes'>,
): BillRowText[] {
  const rows = lines.map(({ item, lang, count, unit, unitPaise }): BillRowText => {
    const price = formatPaise(unitPaise)
    const pieces = count === 1 ? '' : fillSentence(bill.pieces, { count, price })
    return {
      ...{ term: item || serviceTypes[serviceType].label, lang },
      detail: unit ? fillSentence(bill.kilograms, { count, price }) : pieces,
      amount: formatPaise(lineTotal({ count, unitPaise })),
    }
  })
  if (surchargePaise > 0) {
    const term = fillSentence(bill.express, { percent: expressPercent ?? 0 })
    rows.push({ term, detail: '', amount: formatPaise(surchargePaise) })
  }
  if (discountPaise > 0) {
    const term = offer ?? fillSentence(bill.offer, { percent: percentOff ?? 0 })
    rows.push({ term, detail: '', amount: `−${formatPaise(discountPaise)}` })
  }
  return rows
}

/** Null if the bill of the order deducts nothing. */
export function describeDiscount(
  order: { firstOrder: boolean | null; createdAt: string },
  offers: readonly Offer[],
  { bill, dates }: Pick<Words, 'bill' | 'dates'>,
): string | null {
  const offer = pickOrderOffer(offers, order)
  if (!offer?.percentOff) return null
  const { percentOff: percent, allOrders, until } = offer
  if (!allOrders) return fillSentence(bill.firstOrder, { percent })
  if (!until) return fillSentence(bill.allOrders, { percent })
  return fillSentence(bill.allOrdersUntil, { percent, end: formatEnd(until, dates) })
}

/** The last day, with a time unless the day is whole. */
function formatEnd(until: WallClock, dates: Words['dates']): string {
  if (!/T(00:00|23:59)$/.test(until)) return formatInstant(toInstant(until), dates)
  return formatInstantDate(new Date(+toInstant(until) - 1), dates)
}

export function describeBillNotes(
  { taxPaise, gstPercent, gstNumber, legalName, wording, paidAt, paymentMethod }: CustomerBill,
  { bill, dates }: Pick<Words, 'bill' | 'dates'>,
): string[] {
  return [
    paidAt &&
      paymentMethod &&
      fillSentence(bill.paid, {
        time: formatInstant(paidAt, dates),
        method: bill.methods[paymentMethod],
      }),
    taxPaise !== null &&
      fillSentence(bill.includedTax, { amount: formatPaise(taxPaise), percent: gstPercent ?? 0 }),
    legalName,
    gstNumber && fillSentence(bill.gstNumber, { number: gstNumber }),
    wording,
  ].filter((note) => typeof note === 'string' && note !== '') as string[]
}
