import {
  type CustomerBill,
  describeBillNotes,
  describeBillRows,
} from '#business/bills/customer-bill.ts'
import { upiLink, type UpiPayee } from '#business/bills/upi-link.ts'
import { formatPaise } from '#business/content/prices.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import type { Booking } from '#payload-types.ts'
import { Detail, Details } from './details.tsx'
import { LinkButton } from './link-button.tsx'
import { Paragraph } from './mail-layout.tsx'

export function BillDetails({
  booking: { reference, serviceType },
  bill,
  upi,
  words,
}: {
  booking: Booking
  bill: CustomerBill
  upi: UpiPayee | null | undefined
  words: Pick<Words, 'bill' | 'serviceTypes' | 'dates'>
}) {
  const amount = formatPaise(bill.totalPaise)
  const note = `${upi?.payeeName} ${reference}`
  const href = upi && !bill.paidAt ? upiLink(upi, { bill, reference, note }) : null
  return (
    <>
      <Details>
        {describeBillRows(bill, serviceType, words).map(({ term, detail, amount }, index) => (
          <Detail key={index} term={[term, detail].filter(Boolean).join(', ')} text={amount} />
        ))}
        <Detail term={words.bill.total} text={amount} />
      </Details>
      {describeBillNotes(bill, words).map((text) => (
        <Paragraph key={text} text={text} />
      ))}
      {href && <LinkButton url={href} label={fillSentence(words.bill.pay, { amount })} />}
    </>
  )
}
