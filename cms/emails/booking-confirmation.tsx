import { formatLongDate } from '#business/local-time'
import { serviceTypes } from '#business/service-types'
import type { Booking } from '#payload-types'
import { MailLayout } from './mail-layout'
import type { MailWords } from './mail-words'
import { Particular, Particulars } from './particulars'
import type { Sender } from './sender'

/** To the customer: we have your booking. SPEC section 7, email 2. */
export function BookingConfirmation({
  sender,
  words,
  booking,
}: {
  sender: Sender
  words: MailWords
  booking: Booking
}) {
  const date = formatLongDate(booking.date)
  return (
    <MailLayout
      sender={sender}
      preview={`Pickup on ${date}, ${booking.time}`}
      heading="We have your booking"
      greeting={`Dear ${booking.name},`}
      words={words}
    >
      <Particulars>
        <Particular term="Booking ID" text={booking.reference} />
        <Particular term="Date" text={date} />
        <Particular term="Time" text={booking.time} />
        <Particular term="Service" text={serviceTypes[booking.serviceType].label} />
        <Particular term="Pickup address" text={booking.address} />
      </Particulars>
    </MailLayout>
  )
}
