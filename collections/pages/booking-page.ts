import { standardTexts } from '#business/words/standard-texts.ts'
import { consentFields, section } from '#platform/payload/fields/page-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

export const BookingPage = pageGlobal('booking', [
  section('intro', 'Top of the page'),
  {
    name: 'termsNote',
    type: 'textarea',
    label: 'Terms note',
    required: true,
    maxLength: 600,
    admin: { description: 'Read by the customer right before Confirm Booking.' },
  },
  ...consentFields(standardTexts.booking, 'below the terms note'),
])
