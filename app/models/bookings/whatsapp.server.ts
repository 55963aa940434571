import { siteContents } from '#app/models/content/content.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import type { Booking } from '#business/bookings/booking.ts'
import type { MissablePickup } from '#business/bookings/missed-pickup.ts'
import { localPath } from '#business/languages/languages.ts'
import { whatsappMessage } from '#business/mails/whatsapp-message.ts'
import { managePath } from '#business/manage-links/manage-link.ts'
import { whatsappHref } from '#business/words/phone.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { environment } from '#environment.ts'
import { readManageKeys } from '#platform/mail/manage-link.ts'
import { mailTextsByLanguage } from '#platform/mail/templates/resolve-mail-texts.ts'

type MessageBooking = MissablePickup &
  Pick<Booking, 'id' | 'name' | 'phone' | 'reference' | 'date' | 'time' | 'language'>

/**
 * Returns a function that builds the link of one of these bookings, without text if a placeholder
 * has no value.
 */
export async function loadWhatsappLinkBuilder(
  bookings: Pick<Booking, 'id'>[],
): Promise<(booking: MessageBooking) => string> {
  const payload = await payloadClient()
  const ids = bookings.map(({ id }) => id)
  const [contents, keys, stored] = await Promise.all([
    siteContents(),
    readManageKeys(payload, ids),
    // With access control, to read only published texts.
    payload.findGlobal({ slug: 'mail-texts', locale: 'all', depth: 0, overrideAccess: false }),
  ])
  const texts = mailTextsByLanguage(stored)
  return (booking) => {
    const { id, language, phone } = booking
    const pagePath = managePath(keys.get(id)!)
    const link = environment.siteUrl + localPath(language, pagePath)
    const { whatsapp = {} } = texts[language]
    const { business } = contents[language]
    const message = whatsappMessage({ ...booking, link }, whatsapp, business, wordsFor(language))
    return whatsappHref(phone, message)
  }
}
