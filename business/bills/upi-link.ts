import { toDecimalRupees } from '#business/words/rupees.ts'

const noteLength = 50

export interface UpiPayee {
  upiId: string
  payeeName: string
}

/** The payee that a bill was made with. */
export interface BillPayee {
  upiId?: string | null
  payeeName?: string | null
}

/** Null if the owner had no UPI ID. */
export function payeeOf({ upiId, payeeName }: BillPayee): UpiPayee | null {
  return upiId ? { upiId, payeeName: payeeName ?? '' } : null
}

/**
 * Returns a link that opens a UPI app with the amount filled in (NPCI, UPI Linking Specification).
 * Null if there is nothing to pay. Opening it proves no payment.
 */
export function upiLink(
  { upiId, payeeName }: UpiPayee,
  {
    bill: { totalPaise, updatedAt },
    reference,
    note,
  }: { bill: { totalPaise: number; updatedAt: string }; reference: string; note: string },
): string | null {
  if (totalPaise <= 0) return null
  const fields = {
    pa: upiId,
    pn: payeeName,
    am: toDecimalRupees(totalPaise),
    cu: 'INR',
    tn: [...note].slice(0, noteLength).join('').trimEnd(),
    // A bank pays each reference once: a changed bill needs another one.
    tr: reference + Date.parse(updatedAt).toString(36).toUpperCase(),
  }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encode(value)}`)
  return `upi://pay?${query.join('&')}`
}

/** UPI apps read the at sign of an ID unescaped, and no `+` for a space. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@')
}
