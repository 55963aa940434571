import { formatLongDate } from '#business/local-time'
import type { Email } from '#payload-types'
import type { Payload } from 'payload'
import { BookingConfirmation } from './booking-confirmation'
import { BookingNotice } from './booking-notice'
import { ContactNotice } from './contact-notice'
import { mailWords } from './mail-words'
import { renderMail, type MailText } from './render-mail'
import { senderOf } from './sender'

/** What a queued mail says. Null where the booking or message it is about has been deleted. */
export async function writeMail(payload: Payload, email: Email): Promise<MailText | null> {
  const [business, texts] = await Promise.all([
    payload.findGlobal({ slug: 'business-info', depth: 0, overrideAccess: true }),
    // As a visitor may read it: what is not published is not said.
    payload.findGlobal({ slug: 'mail-texts', depth: 0, overrideAccess: false }),
  ])
  const sender = senderOf(business)
  if (email.kind === 'contact-notice') {
    const message = await whatItIsAbout(payload, 'contact-messages', email.contactMessage)
    if (!message) return null
    const words = mailWords('contactNotice', texts, { name: message.name })
    return renderMail(<ContactNotice sender={sender} words={words} message={message} />)
  }
  const booking = await whatItIsAbout(payload, 'bookings', email.booking)
  if (!booking) return null
  const values = {
    name: booking.name,
    reference: booking.reference,
    date: formatLongDate(booking.date),
    time: booking.time,
    business: sender.name,
    phone: sender.phone,
  }
  if (email.kind === 'booking-notice') {
    const words = mailWords('bookingNotice', texts, values)
    return renderMail(<BookingNotice sender={sender} words={words} booking={booking} />)
  }
  const words = mailWords('confirmation', texts, values)
  return renderMail(<BookingConfirmation sender={sender} words={words} booking={booking} />)
}

async function whatItIsAbout<Collection extends 'bookings' | 'contact-messages'>(
  payload: Payload,
  collection: Collection,
  related: { id: string } | string | null | undefined,
) {
  const id = typeof related === 'object' ? related?.id : related
  if (!id) return null
  return payload.findByID({ collection, id, depth: 0, disableErrors: true, overrideAccess: true })
}
