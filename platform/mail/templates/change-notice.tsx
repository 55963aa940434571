import { type BookingEvent, hasBecome, rescheduleIn } from '#business/bookings/events.ts'
import { formatLongDate } from '#business/pickups/local-time.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import type { Booking } from '#payload-types.ts'
import { LinkButton } from './link-button.tsx'
import { MailLayout } from './mail-layout.tsx'
import type { MailWords } from './mail-words.ts'
import { Particular, Particulars } from './particulars.tsx'
import { formatPickup } from './pickup-words.ts'
import type { Sender } from './sender.ts'

/** Notifies the business that a customer used the manage link. */
export function ChangeNotice({
  sender,
  words,
  booking,
  change,
  url,
}: {
  sender: Sender
  words: MailWords
  booking: Booking
  change: BookingEvent | undefined
  url: string
}) {
  const reschedule = change && rescheduleIn(change)
  const isCancelled = change ? hasBecome(change, 'cancelled') : booking.status === 'cancelled'
  return (
    <MailLayout
      sender={sender}
      preview={`${booking.name}, ${formatLongDate(booking.date)}, ${booking.time}`}
      heading={`Booking #${booking.reference} ${isCancelled ? 'cancelled' : 'moved'}`}
      words={words}
    >
      <Particulars>
        <Particular term="Booking ID" text={booking.reference} />
        <Particular term="Customer" text={booking.name} />
        <Particular
          term="Phone"
          text={formatPhone(booking.phone)}
          href={phoneHref(booking.phone)}
        />
        {isCancelled ? (
          <Particular term="Cancelled pickup" text={formatPickup(booking)} />
        ) : (
          <>
            <Particular term="Moved from" text={reschedule && formatPickup(reschedule.from)} />
            <Particular term="Moved to" text={formatPickup(reschedule?.to ?? booking)} />
          </>
        )}
        <Particular term="Pickup address" text={booking.address} />
      </Particulars>
      <LinkButton url={url} label="Open the booking" />
    </MailLayout>
  )
}
