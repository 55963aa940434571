import type { Email } from '#payload-types'
import type { Payload } from 'payload'
import { BookingConfirmation } from './booking-confirmation'
import { BookingNotice } from './booking-notice'
import { ContactNotice } from './contact-notice'
import { renderMail, type MailText } from './render-mail'
import { senderOf } from './sender'

/** What a queued mail says. Null where the booking or message it is about has been deleted. */
export async function writeMail(payload: Payload, email: Email): Promise<MailText | null> {
  const sender = senderOf(
    await payload.findGlobal({ slug: 'business-info', depth: 0, overrideAccess: true }),
  )
  if (email.kind === 'contact-notice') {
    const message = await whatItIsAbout(payload, 'contact-messages', email.contactMessage)
    return message && renderMail(<ContactNotice sender={sender} message={message} />)
  }
  const booking = await whatItIsAbout(payload, 'bookings', email.booking)
  const Mail = email.kind === 'booking-notice' ? BookingNotice : BookingConfirmation
  return booking && renderMail(<Mail sender={sender} booking={booking} />)
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
