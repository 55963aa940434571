import { type Booking, unsetFields } from '#business/bookings/booking.ts'
import { byLanguage } from '#business/languages/languages.ts'
import { dates } from '#business/words/en.ts'
import { defaultTexts } from '#business/words/en-default-texts.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { businessInfo } from '#cms/content/samples/en.ts'
import type { BusinessInfo, ContactMessage } from '#payload-types.ts'
import { CustomerMail } from '#platform/mail/templates/customer-mail.tsx'
import { toSender } from '#platform/mail/templates/mail-layout.tsx'
import { resolveMailTexts } from '#platform/mail/templates/resolve-mail-texts.ts'

export const sender = toSender(businessInfo as BusinessInfo, dates)

export const booking: Booking = {
  ...unsetFields,
  source: 'site',
  id: '3f9a1c07-52a4-4f0e-9d3b-0c9d6a1f7e11',
  reference: '3F9A1C07',
  status: 'pending',
  name: 'Asha Kulkarni',
  phone: '9876543210',
  email: 'asha@example.com',
  address: 'Flat 3, Sea Breeze\nHill Road, Bandra West',
  date: '2026-11-26',
  time: '11AM-1PM',
  serviceType: 'both',
  items: '2 sherwanis\n1 lehenga',
  instructions: 'Ring twice',
  language: 'en',
  createdAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
}

export const english = wordsFor('en')

export const staffUrl = 'https://saaf.example/admin/bookings/3F9A1C07'

export const urls = {
  manage: 'https://saaf.example/booking/manage/key',
  delivery: 'https://saaf.example/booking/manage/key/delivery',
  again: 'https://saaf.example/booking?step=2&again=key',
}

export const { delivery, payment } = defaultTexts.booking.booked

type Props = Omit<
  Parameters<typeof CustomerMail>[0],
  'kind' | 'language' | 'words' | 'urls' | 'delivery' | 'payment' | 'mayChange' | 'today'
> & {
  url?: string
}

export function Confirmation({ url: _, ...props }: Props) {
  return (
    <CustomerMail
      kind="booking-confirmation"
      language="en"
      words={english}
      urls={urls}
      delivery={delivery}
      payment={payment}
      mayChange
      today="2026-11-21"
      {...props}
    />
  )
}

export const message: ContactMessage = {
  id: '0b6c2f1e-8c1d-4c55-9a52-2f64b8a9d3c4',
  name: 'Meera Iyer',
  email: 'meera@example.com',
  phone: '9123456789',
  subject: 'Wedding order',
  message: 'Three lehengas.\nBy Friday?',
  createdAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
}

const values = { name: 'Meera Iyer', business: 'Saaf', phone: sender.phone }

export const words = (mail: Parameters<typeof resolveMailTexts>[0], changes = {}) =>
  resolveMailTexts(
    mail,
    'en',
    byLanguage(() => ({})),
    { ...values, ...changes },
  )

export const foot = `Saaf
12 Veera Desai Road, Andheri West, Mumbai 400058
Phone: +91 22 4000 1998
Monday to Saturday: 9:00 AM to 8:00 PM
Sunday: 10:00 AM to 4:00 PM`

export const rule = '----------------------------------------'
