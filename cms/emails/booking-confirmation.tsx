import { formatLongDate } from '#business/local-time'
import { serviceTypes } from '#business/service-types'
import type { Booking } from '#payload-types'
import { MailLayout, Paragraph } from './mail-layout'
import { Particular, Particulars } from './particulars'
import type { Sender } from './sender'

/** To the customer: we have your booking. SPEC section 7, email 2. */
export function BookingConfirmation({ sender, booking }: { sender: Sender; booking: Booking }) {
  const date = formatLongDate(booking.date)
  return (
    <MailLayout
      sender={sender}
      preview={`Pickup on ${date}, ${booking.time}`}
      heading="We have your booking"
    >
      <Paragraph>Dear {booking.name},</Paragraph>
      <Paragraph>
        Thank you for booking a pickup with {sender.name}. We will contact you to confirm it.
      </Paragraph>
      <Particulars>
        <Particular term="Booking ID" text={booking.reference} />
        <Particular term="Date" text={date} />
        <Particular term="Time" text={booking.time} />
        <Particular term="Service" text={serviceTypes[booking.serviceType].label} />
        <Particular term="Pickup address" text={booking.address} />
      </Particulars>
      {sender.phone && (
        <Paragraph>
          Something to change? Call us on {sender.phone} and tell us your booking ID.
        </Paragraph>
      )}
    </MailLayout>
  )
}
