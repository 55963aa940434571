import {
  amountDue,
  type BillRowText,
  type CustomerBill,
  describeBillNotes,
  describeBillRows,
} from '#business/bills/customer-bill.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { getDelivery } from '#business/bookings/return/delivery.ts'
import { lastStep } from '#business/bookings/return/order-steps.ts'
import { formatService } from '#business/bookings/service-types.ts'
import { isOpen } from '#business/bookings/status/status.ts'
import { describeNextSteps } from '#business/bookings/what-happens-next.ts'
import type { Language } from '#business/languages/languages.ts'
import { type CustomerMailKind, customerMails, type MailLink } from '#business/mails/mail-kinds.ts'
import { billAnchor } from '#business/manage-links/manage-link.ts'
import { formatLongDate, type LocalDate } from '#business/pickups/local-time.ts'
import { formatPickup, type Pickup } from '#business/pickups/pickup.ts'
import { formatPaise } from '#business/words/rupees.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { MailLayout, Paragraph, type Sender, Steps } from './mail-layout.tsx'
import { colours, Detail, Details, LinkButton } from './mail-parts.tsx'
import type { ResolvedMailTexts } from './resolve-mail-texts.ts'

/** The words of customer mails. */
type CustomerMailWords = Pick<
  Words,
  | 'mails'
  | 'defaultTexts'
  | 'bill'
  | 'bookingFields'
  | 'bookingLinks'
  | 'delivery'
  | 'serviceTypes'
  | 'dates'
  | 'slots'
  | 'booked'
  | 'returns'
>

interface CustomerMailProps {
  kind: CustomerMailKind
  language: Language
  words: CustomerMailWords
  sender: Sender
  texts: ResolvedMailTexts
  booking: Booking
  /** When clothes come back, and how to pay. */
  delivery: string
  payment: string
  discount?: string | null
  rescheduledFrom?: Pickup
  /** Why the booking is cancelled, or was not collected. */
  reason?: string | null
  bill?: CustomerBill | null
  urls: Record<'manage' | 'delivery' | 'again', string>
  /** Through the manage link. */
  mayChange: boolean
  /** Set for an address outside the service area. */
  uncoveredPincode?: string | null
  /** In Mumbai. */
  today: LocalDate
}

export function CustomerMail({
  kind,
  language,
  words,
  sender,
  texts,
  booking,
  delivery,
  payment,
  discount,
  rescheduledFrom,
  reason,
  bill,
  urls,
  mayChange,
  uncoveredPincode,
  today,
}: CustomerMailProps) {
  const { link, trip, textsKey } = customerMails[kind]
  const { mails, dates, slots } = words
  const { labels } = mails
  const { subject, heading } = words.defaultTexts.mails[textsKey]
  const { phone, address, promisedDate } = booking
  const step = lastStep(booking)
  const isCancelled = kind === 'booking-cancelled'
  const isConfirmation = kind === 'booking-confirmation'
  // "Nothing will be collected" is untrue then.
  const isCancelledLate = isCancelled && step !== null
  const isMissed = kind === 'pickup-missed'
  const previous = isMissed ? booking : rescheduledFrom
  const isAboutPickup =
    !isCancelledLate && !isMissed && (trip ?? (step ? 'delivery' : 'pickup')) === 'pickup'
  const isOver = isCancelled || !isOpen(booking) || Boolean(booking.deliveredAt)
  const isUncertain = uncoveredPincode || isMissed
  const isPromised = promisedDate && promisedDate >= today && !isOver && !isUncertain
  const chosenTime = isOver ? null : getDelivery(booking)
  const isOnItsWay = step === 'dispatched'
  const backBy = isPromised && !chosenTime && !isOnItsWay && formatLongDate(promisedDate, dates)
  const introduction = isCancelledLate ? null : texts.introduction
  const date = formatLongDate(booking.date, dates)
  const time = slots[booking.time]
  const deliveryTime = chosenTime && formatPickup(chosenTime, words)
  const due = amountDue(bill)
  const listsBill = kind === 'bill' || isOver
  return (
    <MailLayout
      language={language}
      words={mails}
      sender={sender}
      preview={
        isAboutPickup
          ? fillSentence(mails.preview, { date, time })
          : (!isMissed && deliveryTime) || introduction || ''
      }
      heading={isCancelledLate ? subject : heading}
      greeting={fillSentence(mails.greeting, { name: booking.name })}
      texts={{ ...texts, introduction }}
    >
      <Paragraph text={reason && fillSentence(mails.reason, { reason })} />
      {link === 'delivery' && !chosenTime && <Paragraph text={words.delivery.pleaseChoose} />}
      <Details>
        <Detail term={labels.reference} text={booking.reference} />
        <Detail term={labels.previousPickup} text={previous && formatPickup(previous, words)} />
        <Detail term={labels.date} text={isAboutPickup && date} />
        <Detail term={labels.time} text={isAboutPickup && time} />
        <Detail term={labels.delivery} text={!isAboutPickup && !isMissed && deliveryTime} />
        <Detail term={labels.service} text={formatService(booking, words)} />
        <Detail term={words.bookingFields.items.label} text={isConfirmation && booking.items} />
        <Detail term={labels.backBy} text={backBy} />
        <Detail term={words.bill.due} text={!listsBill && due} />
        <Detail term={labels.address} text={address} />
      </Details>
      {isConfirmation && (
        <Steps
          heading={words.booked.nextSteps.heading}
          steps={describeNextSteps(
            booking,
            { phone, address, uncoveredPincode, delivery, promisedDate },
            words,
            today,
          )}
        />
      )}
      {isConfirmation && (
        <>
          <Paragraph text={payment} />
          <Paragraph text={discount} />
        </>
      )}
      {bill && listsBill && <BillDetails booking={booking} bill={bill} words={words} />}
      {due && !isOver && <Paragraph text={payment} />}
      <LinkButton {...mainLink({ link, bill, chosenTime, mayChange, urls, words })} />
    </MailLayout>
  )
}

/** Mail programs remove `upi:` links: the order's page has the code. */
function mainLink({
  link,
  bill,
  chosenTime,
  mayChange,
  urls,
  words: { bill: billWords, bookingLinks, delivery },
}: Pick<CustomerMailProps, 'bill' | 'mayChange' | 'urls' | 'words'> & {
  link: MailLink
  chosenTime: Pickup | null
}): { url: string; label: string } {
  const due = amountDue(bill)
  if (link === 'delivery' && (!due || !chosenTime)) {
    return { url: urls.delivery, label: chosenTime ? delivery.change : delivery.choose }
  }
  if (bill && (due || link === 'manage')) {
    const pay = due && bill.upiId && fillSentence(billWords.pay, { amount: due })
    return { url: `${urls.manage}#${billAnchor}`, label: pay || bookingLinks.bill }
  }
  if (link === 'again') return { url: urls.again, label: bookingLinks.again }
  return { url: urls.manage, label: mayChange ? bookingLinks.manage : bookingLinks.order }
}

function BillDetails({
  booking: { serviceType },
  bill,
  words,
}: Pick<CustomerMailProps, 'booking' | 'words'> & { bill: CustomerBill }) {
  const due = amountDue(bill)
  const total = formatPaise(bill.totalPaise)
  return (
    <Details>
      <strong className="ink" style={{ ...cell, display: 'block' }}>
        {bill.paidAt ? words.bill.receipt : words.bill.heading}
      </strong>
      <table className="bill" width="100%" cellPadding="0" cellSpacing="0" style={cell}>
        <tbody>
          {describeBillRows(bill, serviceType, words).map((row, index) => (
            <BillRow key={index} {...row} />
          ))}
          <BillRow term={words.bill.total} amount={total} isTotal />
        </tbody>
      </table>
      {describeBillNotes(bill, words).map((text) => (
        <Paragraph key={text} text={text} />
      ))}
      <Detail term={words.bill.upiId} text={due && bill.upiId} />
    </Details>
  )
}

const cell = { marginTop: 12, fontSize: 16, lineHeight: '1.45', color: colours.ink } as const

function BillRow({
  term,
  lang,
  detail,
  amount,
  isTotal,
}: Partial<BillRowText> & { isTotal?: boolean }) {
  const style = { padding: '6px 0', ...(isTotal && { fontWeight: 700, fontSize: 18 }) } as const
  return (
    <tr>
      <td className="ink" style={style}>
        <bdi lang={lang}>{term}</bdi>
        {detail && `, ${detail}`}
      </td>
      <td className="ink" align="right" style={{ ...style, paddingLeft: 16, whiteSpace: 'nowrap' }}>
        {amount}
      </td>
    </tr>
  )
}
