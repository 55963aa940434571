import { siteContent } from '#app/models/content/content.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { valuesOfBooking } from '#business/mails/values-of-booking.ts'
import { fillIn } from '#business/words/fill-in.ts'
import { whatsappHref } from '#business/words/phone.ts'
import { standardTexts } from '#business/words/standard-texts.ts'
import type { Booking } from '#payload-types.ts'

type MessageBooking = Pick<Booking, 'status' | 'name' | 'phone' | 'reference' | 'date' | 'time'>

/**
 * Loads the message templates. Returns a function that builds a booking's WhatsApp link, without
 * text if a placeholder has no value.
 */
export async function whatsappWriter(): Promise<(booking: MessageBooking) => string> {
  const payload = await payloadClient()
  const [{ business }, texts] = await Promise.all([
    siteContent(),
    // With access control, to read only published texts.
    payload.findGlobal({ slug: 'mail-texts', depth: 0, overrideAccess: false }),
  ])
  return (booking) => {
    const { status, phone } = booking
    const template = texts.whatsapp?.[status] || standardTexts.whatsapp[status]
    return whatsappHref(phone, fillIn(template, valuesOfBooking(booking, business)))
  }
}
