import type { Booking } from '#business/bookings/booking.ts'
import {
  type BookingEvent,
  getChosenDelivery,
  getReschedule,
  hasBecome,
} from '#business/bookings/events.ts'
import { orderDetailNames } from '#business/bookings/fields.ts'
import { formatService } from '#business/bookings/service-types.ts'
import { describeOrderOffer, type Offer } from '#business/content/offers.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { formatPickup } from '#business/pickups/pickup.ts'
import { bookingFields } from '#business/words/en.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { MailLayout, type Sender, staffFrame } from './mail-layout.tsx'
import { Detail, Details, LinkButton } from './mail-parts.tsx'
import type { ResolvedMailTexts } from './resolve-mail-texts.ts'

const english = wordsFor(defaultLanguage)

interface NoticeProps {
  sender: Sender
  texts: ResolvedMailTexts
  booking: Booking
  url: string
}

export function BookingNotice({
  sender,
  texts,
  booking,
  offers = [],
  uncoveredPincode,
  url,
}: NoticeProps & { offers?: Offer[]; uncoveredPincode?: string | null }) {
  const date = formatLongDate(booking.date)
  const offer = describeOrderOffer(offers, booking)
  // The closing asks staff to call.
  const isConfirmed = booking.status === 'confirmed'
  return (
    <MailLayout
      {...staffFrame}
      sender={sender}
      preview={`${booking.name}, ${date}, ${booking.time}`}
      heading={`New booking #${booking.reference}${isConfirmed ? ', confirmed' : ''}`}
      texts={isConfirmed ? { ...texts, closing: null } : texts}
    >
      <Details>
        <Detail term="Booking ID" text={booking.reference} />
        {offer && <Detail {...offer} />}
        <Detail term="Customer" text={booking.name} />
        <Detail term="Phone" text={formatPhone(booking.phone)} href={phoneHref(booking.phone)} />
        <Detail
          term="Email"
          text={booking.email}
          href={booking.email ? `mailto:${booking.email}` : undefined}
        />
        <Detail term="Pickup address" text={booking.address} />
        <Detail term="Outside the service area" text={uncoveredPincode} />
        <Detail term="Service" text={formatService(booking, english)} />
        <Detail term="Pickup date" text={date} />
        <Detail term="Time slot" text={booking.time} />
        <Detail
          term={english.mails.labels.backBy}
          text={!uncoveredPincode && booking.promisedDate && formatLongDate(booking.promisedDate)}
        />
        {orderDetailNames.map((name) => (
          <Detail key={name} term={bookingFields[name].label} text={booking[name]} />
        ))}
      </Details>
      <LinkButton url={url} label="Open the booking" />
    </MailLayout>
  )
}

export function ChangeNotice({
  sender,
  texts,
  booking,
  change,
  url,
}: NoticeProps & { change: BookingEvent | undefined }) {
  const { promisedDate } = booking
  const reschedule = change && getReschedule(change)
  const isCancelled = change ? hasBecome(change, 'cancelled') : booking.status === 'cancelled'
  const isAboutDelivery = change?.type === 'delivery-chosen'
  const delivery = change && getChosenDelivery(change)
  const changed = isAboutDelivery ? 'delivery time chosen' : 'rescheduled'
  return (
    <MailLayout
      {...staffFrame}
      sender={sender}
      preview={`${booking.name}, ${formatPickup(delivery ?? booking, english)}`}
      heading={`Booking #${booking.reference}${isAboutDelivery ? ':' : ''} ${isCancelled ? 'cancelled' : changed}`}
      texts={texts}
    >
      <Details>
        <Detail term="Booking ID" text={booking.reference} />
        <Detail term="Customer" text={booking.name} />
        <Detail term="Phone" text={formatPhone(booking.phone)} href={phoneHref(booking.phone)} />
        {isAboutDelivery && (
          <Detail term="Delivery" text={delivery && formatPickup(delivery, english)} />
        )}
        {isCancelled && <Detail term="Cancelled pickup" text={formatPickup(booking, english)} />}
        {!isCancelled && !isAboutDelivery && (
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
