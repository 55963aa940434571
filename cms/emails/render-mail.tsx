import { render } from '@react-email/components'
import type { Payload } from 'payload'
import type { Email } from '#payload-types'
import { BookingConfirmation } from './booking-confirmation'
import { BookingNotice } from './booking-notice'
import { ContactNotice } from './contact-notice'
import { senderOf } from './mail-layout'

/** What a queued mail says, as HTML and as plain text. Throws where what it is about has been deleted. */
export async function renderMail(
  payload: Payload,
  email: Email,
): Promise<{ html: string; text: string }> {
  const message = await messageOf(payload, email)
  return { html: await render(message), text: await render(message, { plainText: true }) }
}

async function messageOf(payload: Payload, { kind, booking, contactMessage }: Email) {
  const sender = senderOf(
    await payload.findGlobal({ slug: 'business-info', depth: 0, overrideAccess: true }),
  )
  if (kind === 'contact-notice') {
    const message = await payload.findByID({
      collection: 'contact-messages',
      id: idOf(contactMessage),
      depth: 0,
      overrideAccess: true,
    })
    return <ContactNotice sender={sender} message={message} />
  }
  const found = await payload.findByID({
    collection: 'bookings',
    id: idOf(booking),
    depth: 0,
    overrideAccess: true,
  })
  const Mail = kind === 'booking-notice' ? BookingNotice : BookingConfirmation
  return <Mail sender={sender} booking={found} />
}

function idOf(related: { id: string } | string | null | undefined): string {
  const id = typeof related === 'object' ? related?.id : related
  if (!id) throw new Error('What this mail is about has been deleted.')
  return id
}
