import { formatLongDate } from '#business/local-time'
import { serviceTypes } from '#business/service-types'
import type { Booking } from '#payload-types'
import { MailLayout, Paragraph, Particulars, type Sender } from './mail-layout'

/** To the customer: we have your booking. SPEC section 7, email 2. */
export function BookingConfirmation({ sender, booking }: { sender: Sender; booking: Booking }) {
  return (
    <MailLayout
      sender={sender}
      preview={`Pickup on ${formatLongDate(booking.date)}, ${booking.time}`}
      heading="We have your booking"
    >
      <Paragraph>Dear {booking.name},</Paragraph>
      <Paragraph>
        Thank you for booking a pickup with {sender.name}. We will call you to confirm it.
      </Paragraph>
      <Particulars
        lines={[
          ['Booking ID', booking.reference],
          ['Date', formatLongDate(booking.date)],
          ['Time', booking.time],
          ['Service', serviceTypes[booking.serviceType].label],
          ['Pickup address', booking.address],
        ]}
      />
      <Paragraph>
        Something to change? Call us{sender.phone ? ` on ${sender.phone}` : ''} and tell us your
        booking ID.
      </Paragraph>
    </MailLayout>
  )
}
