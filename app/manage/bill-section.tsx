import type { UpiPayment } from '#app/models/bookings/bills.server.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { QrCode } from '#app/ui/parts/picture.tsx'
import {
  type CustomerBill,
  describeBillNotes,
  describeBillRows,
} from '#business/bills/customer-bill.ts'
import type { ServiceType } from '#business/bookings/service-types.ts'
import { formatPaise } from '#business/content/prices.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

export function BillSection({
  bill,
  upi,
  serviceType,
  words,
}: {
  bill: CustomerBill
  upi: UpiPayment | null
  serviceType: ServiceType
  words: Pick<Words, 'bill' | 'serviceTypes' | 'dates'>
}) {
  const rows = describeBillRows(bill, serviceType, words)
  return (
    <section className="mt-10 print:break-inside-avoid">
      <h2 className="text-xl font-bold">{words.bill.heading}</h2>
      <dl className="mt-4 divide-y divide-line rounded-card border border-ink bg-white px-4 py-1">
        {rows.map(({ term, detail, amount }, index) => (
          <Row key={index} term={term} detail={detail} amount={amount} />
        ))}
        <Row term={words.bill.total} amount={formatPaise(bill.totalPaise)} isTotal />
      </dl>
      {describeBillNotes(bill, words).map((note) => (
        <p key={note} className="mt-2 text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
          {note}
        </p>
      ))}
      {upi && <UpiPart upi={upi} amount={formatPaise(bill.totalPaise)} words={words.bill} />}
    </section>
  )
}

function Row({
  term,
  detail,
  amount,
  isTotal = false,
}: {
  term: string
  detail?: string
  amount: string
  isTotal?: boolean
}) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 py-2 ${isTotal ? 'text-lg font-bold' : ''}`}
    >
      <dt className="wrap-anywhere">
        <bdi>{term}</bdi>
        {detail && <span className="text-ink-soft"> {detail}</span>}
      </dt>
      <dd className="ml-auto tabular-nums">{amount}</dd>
    </div>
  )
}

/** A button for phones, a code to scan for other screens and for paper. */
function UpiPart({
  upi,
  amount,
  words,
}: {
  upi: UpiPayment
  amount: string
  words: Words['bill']
}) {
  const scan = fillSentence(words.scan, { amount })
  return (
    <div className="mt-5">
      <ButtonLink
        href={upi.href}
        className="hidden! w-full print:hidden! pointer-coarse:inline-flex!"
      >
        {fillSentence(words.pay, { amount })}
      </ButtonLink>
      <div className="flex flex-wrap items-center gap-4 print:flex! pointer-coarse:hidden">
        <QrCode code={upi.code} label={scan} />
        <p className="max-w-60">{scan}</p>
      </div>
      <p className="mt-2 text-sm text-ink-soft print:hidden">{words.afterPayment}</p>
    </div>
  )
}
