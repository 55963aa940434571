import { standardTexts } from '#business/standard-texts'
import { linesField, wordsField } from '#cms/fields/text-fields'
import { section } from '#cms/fields/page-fields'
import { pageGlobal } from '#cms/fields/page-global'

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
  linesField('consent', {
    label: 'Consent',
    standard: standardTexts.booking.consent,
    description: 'Stands below the terms note, before a link to the Privacy page.',
  }),
  wordsField('privacyLink', {
    label: 'Link to the Privacy page',
    standard: standardTexts.booking.privacyLink,
  }),
])
