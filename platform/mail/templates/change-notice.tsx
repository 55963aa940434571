import { type BookingEvent, getReschedule, hasBecome } from '#business/bookings/events.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { formatPickup } from '#business/pickups/pickup.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { Booking } from '#payload-types.ts'
import { Detail, Details } from './details.tsx'
import { LinkButton } from './link-button.tsx'
import { MailLayout, staffFrame } from './mail-layout.tsx'
import type { ResolvedMailTexts } from './resolve-mail-texts.ts'
import type { Sender } from './sender.ts'

const english = wordsFor(defaultLanguage)

export function ChangeNotice({
  sender,
  texts,
  booking,
  change,
  url,
}: {
  sender: Sender
  texts: ResolvedMailTexts
  booking: Booking
  change: BookingEvent | undefined
  url: string
}) {
  const { promisedDate } = booking
  const reschedule = change && getReschedule(change)
  const isCancelled = change ? hasBecome(change, 'cancelled') : booking.status === 'cancelled'
  return (
    <MailLayout
      {...staffFrame}
      sender={sender}
      preview={`${booking.name}, ${formatPickup(booking, english)}`}
      heading={`Booking #${booking.reference} ${isCancelled ? 'cancelled' : 'rescheduled'}`}
      texts={texts}
    >
      <Details>
        <Detail term="Booking ID" text={booking.reference} />
        <Detail term="Customer" text={booking.name} />
        <Detail term="Phone" text={formatPhone(booking.phone)} href={phoneHref(booking.phone)} />
        {isCancelled ? (
          <Detail term="Cancelled pickup" text={formatPickup(booking, english)} />
        ) : (
          <>
            <Detail
              term="Previous pickup"
              text={reschedule && formatPickup(reschedule.from, english)}
            />
            <Detail term="New pickup" text={formatPickup(reschedule?.to ?? booking, english)} />
            <Detail
              term={english.mails.labels.backBy}
              text={promisedDate && formatLongDate(promisedDate)}
            />
          </>
        )}
        <Detail term="Pickup address" text={booking.address} />
      </Details>
      <LinkButton url={url} label="Open the booking" />
    </MailLayout>
  )
}
