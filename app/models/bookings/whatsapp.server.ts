import { siteContent } from '#app/models/content/content.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { valuesOfBooking } from '#business/mails/values-of-booking.ts'
import { fillIn } from '#business/words/fill-in.ts'
import { whatsappHref } from '#business/words/phone.ts'
import { standardTexts } from '#business/words/standard-texts.ts'
import type { Booking } from '#payload-types.ts'

type Addressee = Pick<Booking, 'status' | 'name' | 'phone' | 'reference' | 'date' | 'time'>

/**
 * Reads the editors' words, and gives for a booking the address that opens WhatsApp with those for its status; where a value
 * in them is not known, without words.
 */
export async function whatsappWriter(): Promise<(booking: Addressee) => string> {
  const payload = await payloadClient()
  const [{ business }, texts] = await Promise.all([
    siteContent(),
    // As a visitor may read it: what is not published is not said.
    payload.findGlobal({ slug: 'mail-texts', depth: 0, overrideAccess: false }),
  ])
  return (booking) => {
    const { status, phone } = booking
    const written = texts.whatsapp?.[status] || standardTexts.whatsapp[status]
    return whatsappHref(phone, fillIn(written, valuesOfBooking(booking, business)))
  }
}
