import { defaultTexts } from '#business/words/default-texts.ts'
import { consentFields, sectionField } from '#platform/payload/fields/page-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

export const BookingPage = pageGlobal('booking', [
  sectionField('intro', 'Top of the page'),
  {
    name: 'termsNote',
    type: 'textarea',
    label: 'Terms note',
    required: true,
    maxLength: 600,
    admin: { description: 'Shown above the Confirm Booking button.' },
  },
  ...consentFields(defaultTexts.booking, 'below the terms note'),
])
