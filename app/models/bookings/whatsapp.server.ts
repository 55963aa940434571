import { siteContent } from '#app/models/content/content.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { mapLanguages } from '#business/languages/languages.ts'
import { wordsFor } from '#business/languages/words.ts'
import { whatsappMessage, type WhatsappTexts } from '#business/mails/whatsapp-message.ts'
import { whatsappHref } from '#business/words/phone.ts'
import type { Booking } from '#payload-types.ts'

type MessageBooking = Pick<
  Booking,
  'status' | 'name' | 'phone' | 'reference' | 'date' | 'time' | 'language'
>

/** Returns a function that builds a booking's link, without text if a placeholder has no value. */
export async function loadWhatsappLinkBuilder(): Promise<(booking: MessageBooking) => string> {
  const payload = await payloadClient()
  const [{ business }, { whatsapp = {} }] = await Promise.all([
    siteContent(),
    // With access control, to read only published texts.
    payload.findGlobal({ slug: 'mail-texts', depth: 0, overrideAccess: false }),
  ])
  const texts = mapLanguages((): WhatsappTexts => whatsapp)
  return (booking) => {
    const { language, phone } = booking
    const message = whatsappMessage(booking, texts[language], business, wordsFor(language))
    return whatsappHref(phone, message)
  }
}
