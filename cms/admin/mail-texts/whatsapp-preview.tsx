import type { UIFieldServerProps } from 'payload'
import type { BookingStatus } from '#business/bookings/status.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { wordsFor } from '#business/languages/words.ts'
import { bookingPlaceholders } from '#business/mails/booking-placeholders.ts'
import { defaultTexts } from '#business/words/en/default-texts.ts'
import { sampleBooking } from '#platform/mail/preview/sample-booking.ts'
import { FilledText } from './filled-text.tsx'

/** Shows the message with the text in the form, also before it is saved. */
export async function WhatsappPreview({
  payload,
  status,
}: UIFieldServerProps & { status: BookingStatus }) {
  const business = await payload.findGlobal({
    slug: 'business-info',
    depth: 0,
    overrideAccess: true,
  })
  const values = bookingPlaceholders(
    sampleBooking(status, new Date()),
    business,
    wordsFor(defaultLanguage),
  )
  return (
    <FilledText
      path={`whatsapp.${status}`}
      defaultText={defaultTexts.whatsapp[status]}
      values={values}
    />
  )
}
