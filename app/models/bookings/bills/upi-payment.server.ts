import { encode } from 'uqr'
import { siteContent } from '#app/models/content/content.server.ts'
import { type BillPayee, payeeOf, upiLink } from '#business/bills/upi-link.ts'
import { defaultLanguage } from '#business/languages/languages.ts'

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
