import { formatLongDate } from '#business/local-time'
import { formatPhone } from '#business/phone'
import { serviceTypes } from '#business/service-types'
import type { Booking } from '#payload-types'
import { MailLayout, Paragraph, Particulars, type Sender } from './mail-layout'

/** To the business: somebody has booked a pickup. SPEC section 7, email 1. */
export function BookingNotice({ sender, booking }: { sender: Sender; booking: Booking }) {
  return (
    <MailLayout
      sender={sender}
      preview={`${booking.name}, ${formatLongDate(booking.date)}, ${booking.time}`}
      heading={`New booking #${booking.reference}`}
    >
      <Particulars
        lines={[
          ['Booking ID', booking.reference],
          ['Customer', booking.name],
          ['Phone', formatPhone(booking.phone)],
          ['Email', booking.email],
          ['Pickup address', booking.address],
          ['Service', serviceTypes[booking.serviceType].label],
          ['Pickup date', formatLongDate(booking.date)],
          ['Time slot', booking.time],
          ['Items', booking.items],
          ['Special instructions', booking.instructions],
        ]}
      />
      <Paragraph>Please contact the customer to confirm this pickup.</Paragraph>
    </MailLayout>
  )
}
