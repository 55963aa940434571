import { bookingFields, orderDetails } from '#business/bookings/fields.ts'
import { serviceTypes } from '#business/bookings/service-types.ts'
import { firstOrderNote, type Offer } from '#business/content/offers.ts'
import { formatLongDate } from '#business/pickups/local-time.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import type { Booking } from '#payload-types.ts'
import { LinkButton } from './link-button.tsx'
import { MailLayout } from './mail-layout.tsx'
import type { MailWords } from './mail-words.ts'
import { Particular, Particulars } from './particulars.tsx'
import type { Sender } from './sender.ts'

export function BookingNotice({
  sender,
  words,
  booking,
  offers = [],
  url,
}: {
  sender: Sender
  words: MailWords
  booking: Booking
  offers?: Offer[]
  url: string
}) {
  const date = formatLongDate(booking.date)
  return (
    <MailLayout
      sender={sender}
      preview={`${booking.name}, ${date}, ${booking.time}`}
      heading={`New booking #${booking.reference}`}
      words={words}
    >
      <Particulars>
        <Particular term="Booking ID" text={booking.reference} />
        <Particular
          term="First order"
          text={booking.firstOrder ? firstOrderNote(offers, booking) : null}
        />
        <Particular term="Customer" text={booking.name} />
        <Particular
          term="Phone"
          text={formatPhone(booking.phone)}
          href={phoneHref(booking.phone)}
        />
        <Particular
          term="Email"
          text={booking.email}
          href={booking.email ? `mailto:${booking.email}` : undefined}
        />
        <Particular term="Pickup address" text={booking.address} />
        <Particular term="Service" text={serviceTypes[booking.serviceType].label} />
        <Particular term="Pickup date" text={date} />
        <Particular term="Time slot" text={booking.time} />
        {orderDetails.map((name) => (
          <Particular key={name} term={bookingFields[name].label} text={booking[name]} />
        ))}
      </Particulars>
      <LinkButton url={url} label="Open the booking" />
    </MailLayout>
  )
}
