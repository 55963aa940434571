import { siteContent } from '#app/models/content/content.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { bookingPlaceholders } from '#business/mails/booking-placeholders.ts'
import { defaultTexts } from '#business/words/en/default-texts.ts'
import { fillPlaceholders } from '#business/words/fill-placeholders.ts'
import { whatsappHref } from '#business/words/phone.ts'
import type { Booking } from '#payload-types.ts'

type MessageBooking = Pick<Booking, 'status' | 'name' | 'phone' | 'reference' | 'date' | 'time'>

/** Returns a function that builds a booking's link, without text if a placeholder has no value. */
export async function loadWhatsappLinkBuilder(): Promise<(booking: MessageBooking) => string> {
  const payload = await payloadClient()
  const [{ business }, texts] = await Promise.all([
    siteContent(defaultLanguage),
    // With access control, to read only published texts.
    payload.findGlobal({ slug: 'mail-texts', depth: 0, overrideAccess: false }),
  ])
  return (booking) => {
    const { status, phone } = booking
    const template = texts.whatsapp?.[status] || defaultTexts.whatsapp[status]
    return whatsappHref(phone, fillPlaceholders(template, bookingPlaceholders(booking, business)))
  }
}
