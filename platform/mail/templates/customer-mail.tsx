import { describeNextSteps } from '#business/bookings/next-steps.ts'
import { serviceTypes } from '#business/bookings/service-types.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { wordsFor } from '#business/languages/words.ts'
import { type CustomerMailKind, customerMails } from '#business/mails/mail-kinds.ts'
import { bookAgainLabel, manageLabel } from '#business/manage-links/manage-link.ts'
import { formatLongDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { Booking } from '#payload-types.ts'
import { Detail, Details } from './details.tsx'
import { formatPickup } from './format-pickup.ts'
import { LinkButton } from './link-button.tsx'
import { MailLayout, Paragraph, Steps } from './mail-layout.tsx'
import type { ResolvedMailTexts } from './resolve-mail-texts.ts'
import type { Sender } from './sender.ts'

const labels = { manage: manageLabel, again: bookAgainLabel }

export function CustomerMail({
  kind,
  sender,
  texts,
  booking,
  delivery,
  rescheduledFrom,
  reason,
  urls,
}: {
  kind: CustomerMailKind
  sender: Sender
  texts: ResolvedMailTexts
  booking: Booking
  /** When clothes come back. */
  delivery: string
  rescheduledFrom?: Pickup
  /** Why the booking is cancelled. */
  reason?: string | null
  urls: Record<'manage' | 'again', string>
}) {
  const { heading, link } = customerMails[kind]
  const { phone, address } = booking
  const words = wordsFor(defaultLanguage)
  const date = formatLongDate(booking.date)
  return (
    <MailLayout
      sender={sender}
      preview={`Pickup on ${date}, ${booking.time}`}
      heading={heading}
      greeting={`Dear ${booking.name},`}
      texts={texts}
    >
      <Paragraph text={reason && `Reason: ${reason}`} />
      <Details>
        <Detail term="Booking ID" text={booking.reference} />
        <Detail term="Previous pickup" text={rescheduledFrom && formatPickup(rescheduledFrom)} />
        <Detail term="Date" text={date} />
        <Detail term="Time" text={booking.time} />
        <Detail term="Service" text={serviceTypes[booking.serviceType].label} />
        <Detail term="Pickup address" text={address} />
      </Details>
      {kind === 'booking-confirmation' && (
        <Steps
          heading={words.booked.nextSteps.heading}
          steps={describeNextSteps(booking, { phone, address, delivery }, words)}
        />
      )}
      {link && <LinkButton url={urls[link]} label={labels[link]} />}
    </MailLayout>
  )
}
