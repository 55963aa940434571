import type { UpiPayment } from '#app/models/bookings/bills.server.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import {
  amountDue,
  type BillRowText,
  type CustomerBill,
  describeBillNotes,
  describeBillRows,
} from '#business/bills/customer-bill.ts'
import type { ServiceType } from '#business/bookings/service-types.ts'
import type { Language } from '#business/languages/languages.ts'
import { billAnchor } from '#business/manage-links/manage-link.ts'
import { formatPaise } from '#business/words/rupees.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

export function BillSection({
  bill,
  upi,
  payment,
  codePath,
  serviceType,
  words,
}: {
  bill: CustomerBill
  upi: UpiPayment | null
  /** How to pay. */
  payment: { text: string; lang: Language | undefined }
  codePath: string
  serviceType: ServiceType
  words: Pick<Words, 'bill' | 'serviceTypes' | 'dates'>
}) {
  const rows = describeBillRows(bill, serviceType, words)
  return (
    <section id={billAnchor} className="mt-10 scroll-mt-4 print:break-inside-avoid">
      <h2 className="text-xl font-bold">{words.bill.heading}</h2>
      <dl className="mt-4 divide-y divide-line rounded-card border border-ink bg-white px-4 py-1">
        {rows.map((row, index) => (
          <Row key={index} {...row} />
        ))}
        <Row term={words.bill.total} amount={formatPaise(bill.totalPaise)} isTotal />
      </dl>
      {describeBillNotes(bill, words).map((note) => (
        <p key={note} className="mt-2 text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
          {note}
        </p>
      ))}
      {!upi && amountDue(bill) && (
        <p lang={payment.lang} className="mt-4">
          {payment.text}
        </p>
      )}
      {upi && (
        <UpiPart
          bill={bill}
          upi={upi}
          codePath={codePath}
          amount={formatPaise(bill.totalPaise)}
          words={words.bill}
        />
      )}
    </section>
  )
}

function Row({
  term,
  lang,
  detail,
  amount,
  isTotal = false,
}: Partial<BillRowText> & { isTotal?: boolean }) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 py-2 ${isTotal ? 'text-lg font-bold' : ''}`}
    >
      <dt className="wrap-anywhere">
        <bdi lang={lang}>{term}</bdi>
        {detail && <span className="text-ink-soft"> {detail}</span>}
      </dt>
      <dd className="ml-auto tabular-nums">{amount}</dd>
    </div>
  )
}

/** Banking apps refuse unsigned links, but not a code. */
function UpiPart({
  bill: { upiId, payeeName },
  upi,
  codePath,
  amount,
  words,
}: {
  bill: CustomerBill
  upi: UpiPayment
  codePath: string
  amount: string
  words: Words['bill']
}) {
  const scan = fillSentence(words.scan, { amount })
  return (
    <div className="mt-6">
      <h3 className="text-lg font-bold">{fillSentence(words.payByUpi, { amount })}</h3>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <img
          src={codePath}
          alt={scan}
          width="720"
          height="720"
          className="size-48 border border-line bg-white forced-color-adjust-none"
        />
        <div className="max-w-72 min-w-0 grow basis-48">
          <p>{scan}</p>
          <p className="mt-2 print:hidden">{words.onThisPhone}</p>
          <p className="mt-3 print:hidden">
            <ButtonLink href={codePath} download={`upi-${amount}.png`} look="quiet">
              {words.saveCode}
            </ButtonLink>
          </p>
        </div>
      </div>
      <p className="mt-5">{words.copyInstead}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2">
        <Copied term={words.upiId} text={upiId ?? ''} />
        {payeeName && <Copied term={words.payee} text={payeeName} />}
        <Copied term={words.amount} text={amount.replace(/[₹,]/g, '')} />
      </dl>
      <div className="print:hidden">
        <p className="mt-3">
          <a href={upi.href} className="inline-block py-3 link">
            {words.openApp}
          </a>{' '}
          <span className="text-sm text-ink-soft">{words.openAppHint}</span>
        </p>
        <p className="mt-2 text-sm text-ink-soft">{words.afterPayment}</p>
      </div>
    </div>
  )
}

/** One press selects the whole text. */
function Copied({ term, text }: { term: string; text: string }) {
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="justify-self-start rounded border border-dashed border-line-strong bg-white px-3 py-2 font-semibold wrap-anywhere tabular-nums select-all">
        <bdi>{text}</bdi>
      </dd>
    </>
  )
}
