import {
  type CustomerBill,
  describeBillNotes,
  describeBillRows,
} from '#business/bills/customer-bill.ts'
import { upiLink, type UpiPayee } from '#business/bills/upi-link.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { getDelivery } from '#business/bookings/return/delivery.ts'
import { lastStep } from '#business/bookings/return/order-steps.ts'
import { formatService } from '#business/bookings/service-types.ts'
import { describeNextSteps } from '#business/bookings/what-happens-next.ts'
import { formatPaise } from '#business/content/prices.ts'
import type { Language } from '#business/languages/languages.ts'
import { type CustomerMailKind, customerMails } from '#business/mails/mail-kinds.ts'
import { formatLongDate, type LocalDate } from '#business/pickups/local-time.ts'
import { formatPickup, type Pickup } from '#business/pickups/pickup.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { MailLayout, Paragraph, type Sender, Steps } from './mail-layout.tsx'
import { Detail, Details, LinkButton } from './mail-parts.tsx'
import type { ResolvedMailTexts } from './resolve-mail-texts.ts'

/** The words of customer mails. */
type CustomerMailWords = Pick<
  Words,
  | 'mails'
  | 'defaultTexts'
  | 'bill'
  | 'bookingLinks'
  | 'delivery'
  | 'serviceTypes'
  | 'dates'
  | 'slots'
  | 'booked'
  | 'returns'
>

export function CustomerMail({
  kind,
  language,
  words,
  sender,
  texts,
  booking,
  delivery,
  rescheduledFrom,
  reason,
  bill,
  upi,
  urls,
  mayChange,
  uncoveredPincode,
  today,
}: {
  kind: CustomerMailKind
  language: Language
  words: CustomerMailWords
  sender: Sender
  texts: ResolvedMailTexts
  booking: Booking
  /** When clothes come back. */
  delivery: string
  rescheduledFrom?: Pickup
  /** Why the booking is cancelled. */
  reason?: string | null
  bill?: CustomerBill | null
  /** Null without a UPI ID. */
  upi?: UpiPayee | null
  urls: Record<'manage' | 'delivery' | 'again', string>
  /** Through the manage link. */
  mayChange: boolean
  /** Set for an address outside the service area. */
  uncoveredPincode?: string | null
  /** In Mumbai. */
  today: LocalDate
}) {
  const { link, trip, textsKey } = customerMails[kind]
  const { mails, bookingLinks, dates, slots } = words
  const { labels } = mails
  const { subject, heading } = words.defaultTexts.mails[textsKey]
  const { phone, address, promisedDate } = booking
  const step = lastStep(booking)
  const isCancelled = kind === 'booking-cancelled'
  // "Nothing will be collected" is untrue then.
  const isCancelledLate = isCancelled && step !== null
  const isAboutPickup = !isCancelledLate && (trip ?? (step ? 'delivery' : 'pickup')) === 'pickup'
  const promisesReturn = trip === 'pickup' && !isCancelled && !uncoveredPincode
  const backBy = promisesReturn && promisedDate
  const chosenTime = booking.deliveredAt || isCancelled ? null : getDelivery(booking)
  const linkLabels = {
    again: bookingLinks.again,
    delivery: chosenTime ? words.delivery.change : words.delivery.choose,
    manage: bookingLinks[kind === 'bill' ? 'bill' : mayChange ? 'manage' : 'order'],
  }
  const introduction = isCancelledLate ? null : texts.introduction
  const date = formatLongDate(booking.date, dates)
  const time = slots[booking.time]
  const deliveryTime = chosenTime && formatPickup(chosenTime, words)
  return (
    <MailLayout
      language={language}
      words={mails}
      sender={sender}
      preview={
        isAboutPickup
          ? fillSentence(mails.preview, { date, time })
          : (deliveryTime ?? introduction ?? '')
      }
      heading={isCancelledLate ? subject : heading}
      greeting={fillSentence(mails.greeting, { name: booking.name })}
      texts={{ ...texts, introduction }}
    >
      <Paragraph text={reason && fillSentence(mails.reason, { reason })} />
      {link === 'delivery' && !chosenTime && <Paragraph text={words.delivery.pleaseChoose} />}
      <Details>
        <Detail term={labels.reference} text={booking.reference} />
        <Detail
          term={labels.previousPickup}
          text={rescheduledFrom && formatPickup(rescheduledFrom, words)}
        />
        <Detail term={labels.date} text={isAboutPickup && date} />
        <Detail term={labels.time} text={isAboutPickup && time} />
        <Detail term={labels.delivery} text={!isAboutPickup && deliveryTime} />
        <Detail term={labels.service} text={formatService(booking, words)} />
        <Detail term={labels.backBy} text={backBy ? formatLongDate(backBy, dates) : null} />
        <Detail term={labels.address} text={address} />
      </Details>
      {kind === 'booking-confirmation' && (
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
      {bill && <BillDetails booking={booking} bill={bill} upi={upi} words={words} />}
      {link && <LinkButton url={urls[link]} label={linkLabels[link]} />}
    </MailLayout>
  )
}

function BillDetails({
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
