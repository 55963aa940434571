import type { UIFieldServerProps } from 'payload'
import { isBookingStatus } from '#business/bookings/status/status.ts'
import { defaultLanguage, isLanguage, localPath } from '#business/languages/languages.ts'
import { englishText, textIn } from '#business/languages/localized-text.ts'
import { type WhatsappMessageName, whatsappPlaceholders } from '#business/mails/whatsapp-message.ts'
import { managePath } from '#business/manage-links/manage-link.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { environment } from '#environment.ts'
import { sampleBooking } from '#platform/mail/sample-booking.ts'
import { FilledText } from './mail-preview.tsx'

export async function WhatsappPreview({
  payload,
  req,
  message,
}: UIFieldServerProps & { message: WhatsappMessageName }) {
  const language = isLanguage(req.locale) ? req.locale : defaultLanguage
  const read = { depth: 0, overrideAccess: true } as const
  const [business, draft] = await Promise.all([
    payload.findGlobal({ slug: 'business-info', locale: language, ...read }),
    payload.findGlobal({ slug: 'mail-texts', locale: 'all', draft: true, ...read }),
  ])
  const words = wordsFor(language)
  const status = isBookingStatus(message) ? message : 'confirmed'
  const booking = sampleBooking(status, new Date(), language)
  const link = environment.siteUrl + localPath(language, managePath('…'))
  const values = whatsappPlaceholders({ ...booking, link }, business, words)
  // Without a translation, visitors read an edited English text.
  const english = wordsFor(defaultLanguage).defaultTexts.whatsapp[message]
  const stored = { [defaultLanguage]: englishText(draft.whatsapp?.[message]) }
  const { text } = language === defaultLanguage ? { text: null } : textIn(language, stored, english)
  return (
    <FilledText
      path={`whatsapp.${message}`}
      defaultText={(text as string | null) ?? words.defaultTexts.whatsapp[message]}
      values={values}
    />
  )
}
