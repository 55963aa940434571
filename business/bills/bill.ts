import type { BookingStatus } from '#business/bookings/status/status.ts'
import { type Offer, pickOrderOffer } from '#business/content/offers.ts'
import { containedPercent, multiply, percentOf } from './percentages.ts'

export interface BillLine {
  /** Empty if the bill has one amount instead of pieces. */
  item: string
  /** A weight has up to three decimals. */
  count: number
  unit?: BillUnit
  unitPaise: number
  /** ID in the price list; null for lines that staff wrote. */
  price: string | null
}

export type BillUnit = 'kg'

/** True for whole pieces, and for weights with up to three decimals. */
export function isCount({ count, unit }: Pick<BillLine, 'count' | 'unit'>): boolean {
  return unit ? Number.isInteger(Math.round(count * 1e6) / 1000) : Number.isInteger(count)
}

const onePieceOf = /^(?:(?:an?|per|each|one|1|\/|प्रति|एक|दर)(?:\s+|(?<=[/1])))*/iu
const kilogram = /^(?:kgs?|kilos?|kilo ?gram(?:me)?s?|किलो(?:ग्राम|ग्रॅम)?|कि\.? ?ग्रा)\.?$/iu

/** Reads the unit of the price list: `a kg`, `per kilo` or `प्रति किलो`. Null for pieces. */
export function toBillUnit(priceUnit: string | null | undefined): BillUnit | null {
  const unit = (priceUnit ?? '').normalize('NFC').trim().replace(onePieceOf, '')
  return isKilogram(unit) ? 'kg' : null
}

export function isKilogram(unit: string): boolean {
  return kilogram.test(unit)
}

/** Surcharge and discount on the pieces. Null: none. */
export interface BillRates {
  expressPercent: number | null
  offer: { words: string; percentOff: number } | null
}

export interface BillAmounts {
  piecesPaise: number
  surchargePaise: number
  discountPaise: number
  totalPaise: number
}

const billableStatuses: readonly BookingStatus[] = ['confirmed', 'completed']

export function isBillable({ status }: { status: BookingStatus }): boolean {
  return billableStatuses.includes(status)
}

/** True for the unpaid bill of a cancelled booking: nobody owes it. */
export function isBillVoid(status: BookingStatus | null, isPaid: boolean): boolean {
  return status === 'cancelled' && !isPaid
}

export const noRates: BillRates = { expressPercent: null, offer: null }

/** The discount also applies to the express surcharge. Both are rounded half up. */
export function calculateBill(lines: readonly BillLine[], rates: BillRates): BillAmounts {
  const { expressPercent, offer } = isOneAmount(lines) ? noRates : rates
  const piecesPaise = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const surchargePaise = percentOf(piecesPaise, expressPercent ?? 0)
  const discountPaise = percentOf(piecesPaise + surchargePaise, offer?.percentOff ?? 0)
  const totalPaise = piecesPaise + surchargePaise - discountPaise
  return { piecesPaise, surchargePaise, discountPaise, totalPaise }
}

/** An agreed amount has no surcharge and no discount. */
export function isOneAmount(lines: readonly BillLine[]): boolean {
  return lines.length === 1 && lines[0]!.item === ''
}

export function oneAmount(paise: number): BillLine[] {
  return [{ item: '', count: 1, unitPaise: paise, price: null }]
}

export function lineTotal({ count, unitPaise }: Pick<BillLine, 'count' | 'unitPaise'>): number {
  return multiply(unitPaise, count)
}

/** The rates of a booking. The offer is the one that was active when it was made. */
export function billRatesFor(
  booking: { express?: boolean | null; firstOrder?: boolean | null; createdAt: string },
  expressPercent: number | null,
  offers: readonly Offer[],
): BillRates {
  const offer = pickOrderOffer(offers, booking)
  return {
    expressPercent: booking.express ? expressPercent : null,
    offer: offer?.percentOff ? { words: offer.words, percentOff: offer.percentOff } : null,
  }
}

/** Prices include the tax. */
export function containedTax(totalPaise: number, taxPercent: number | null): number | null {
  return taxPercent === null ? null : containedPercent(totalPaise, taxPercent)
}
