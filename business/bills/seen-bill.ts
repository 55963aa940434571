import type { BillRates } from './bill.ts'

/** The bill as the form showed it to staff. */
export interface SeenBill {
  /** `updatedAt` of the bill; null without one. */
  bill: string | null
  expressPercent: number | null
  percentOff: number | null
}

export function seenBill(bill: { updatedAt: string } | null, rates: BillRates): SeenBill {
  return {
    bill: bill?.updatedAt ?? null,
    expressPercent: rates.expressPercent,
    percentOff: rates.offer?.percentOff ?? null,
  }
}

export const seenBillField = 'seen'

/** Unreadable text equals no bill. */
export function parseSeenBill(text: unknown): SeenBill | null {
  if (typeof text !== 'string') return null
  try {
    const seen = JSON.parse(text) as Partial<SeenBill> | null
    if (typeof seen !== 'object' || seen === null) return null
    const { bill, expressPercent, percentOff } = seen
    return {
      bill: typeof bill === 'string' ? bill : null,
      expressPercent: typeof expressPercent === 'number' ? expressPercent : null,
      percentOff: typeof percentOff === 'number' ? percentOff : null,
    }
  } catch {
    return null
  }
}
