import { serviceTypes } from '#business/bookings/service-types.ts'
import { type CustomerMailKind, customerMails } from '#business/mails/kinds.ts'
import { bookAgainLabel, manageLabel } from '#business/managing/manage-link.ts'
import { formatLongDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { Booking } from '#payload-types.ts'
import { LinkButton } from './link-button.tsx'
import { MailLayout } from './mail-layout.tsx'
import type { MailWords } from './mail-words.ts'
import { Particular, Particulars } from './particulars.tsx'
import { formatPickup } from './pickup-words.ts'
import type { Sender } from './sender.ts'

const labels = { manage: manageLabel, again: bookAgainLabel }

export function CustomerMail({
  kind,
  sender,
  words,
  booking,
  rescheduledFrom,
  urls,
}: {
  kind: CustomerMailKind
  sender: Sender
  words: MailWords
  booking: Booking
  /** The pickup before the change. */
  rescheduledFrom?: Pickup
  urls: Record<'manage' | 'again', string>
}) {
  const { heading, link } = customerMails[kind]
  const date = formatLongDate(booking.date)
  return (
    <MailLayout
      sender={sender}
      preview={`Pickup on ${date}, ${booking.time}`}
      heading={heading}
      greeting={`Dear ${booking.name},`}
      words={words}
    >
      <Particulars>
        <Particular term="Booking ID" text={booking.reference} />
        <Particular term="Moved from" text={rescheduledFrom && formatPickup(rescheduledFrom)} />
        <Particular term="Date" text={date} />
        <Particular term="Time" text={booking.time} />
        <Particular term="Service" text={serviceTypes[booking.serviceType].label} />
        <Particular term="Pickup address" text={booking.address} />
      </Particulars>
      {link && <LinkButton url={urls[link]} label={labels[link]} />}
    </MailLayout>
  )
}
