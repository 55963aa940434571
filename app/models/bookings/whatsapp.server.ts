import { siteContents } from '#app/models/content/content.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import type { StepTimes } from '#business/bookings/return/order-steps.ts'
import { localPath } from '#business/languages/languages.ts'
import { wordsFor } from '#business/languages/words.ts'
import { whatsappMessage } from '#business/mails/whatsapp-message.ts'
import { managePath } from '#business/manage-links/manage-link.ts'
import { whatsappHref } from '#business/words/phone.ts'
import { environment } from '#environment.ts'
import type { Booking } from '#payload-types.ts'
import { createManageKey } from '#platform/crypto/manage-key.ts'
import { mailTextsByLanguage } from '#platform/mail/templates/resolve-mail-texts.ts'

type MessageBooking = StepTimes &
  Pick<Booking, 'id' | 'status' | 'name' | 'phone' | 'reference' | 'date' | 'time' | 'language'>

/** Returns a function that builds a booking's link, without text if a placeholder has no value. */
export async function loadWhatsappLinkBuilder(): Promise<(booking: MessageBooking) => string> {
  const payload = await payloadClient()
  const [contents, stored] = await Promise.all([
    siteContents(),
    // With access control, to read only published texts.
    payload.findGlobal({ slug: 'mail-texts', locale: 'all', depth: 0, overrideAccess: false }),
  ])
  const texts = mailTextsByLanguage(stored)
  return (booking) => {
    const { id, language, phone } = booking
    const pagePath = managePath(createManageKey(payload.secret, id))
    const link = environment.siteUrl + localPath(language, pagePath)
    const { whatsapp = {} } = texts[language]
    const { business } = contents[language]
    const message = whatsappMessage({ ...booking, link }, whatsapp, business, wordsFor(language))
    return whatsappHref(phone, message)
  }
}
