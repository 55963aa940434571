import { defaultTexts } from '#business/words/en-default-texts.ts'
import { consentFields, sectionField } from '#platform/fields/page-fields.ts'
import { longTextField } from '#platform/fields/text-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

export const BookingPage = pageGlobal('booking', [
  sectionField('intro', 'Top of the page'),
  {
    name: 'termsNote',
    type: 'textarea',
    label: 'Terms note',
    localized: true,
    required: true,
    maxLength: 600,
    admin: { description: 'Shown below the consent.' },
  },
  ...consentFields(defaultTexts.booking, 'above the Confirm Booking button'),
  {
    name: 'booked',
    type: 'group',
    label: 'After a booking',
    fields: [
      longTextField('delivery', {
        label: 'When clothes come back',
        defaultText: defaultTexts.booking.booked.delivery,
        description:
          'The last of the three next steps, also in the confirmation email. A booking with a promised day names the day instead.',
        maxLength: 200,
      }),
      longTextField('payment', {
        label: 'How to pay',
        defaultText: defaultTexts.booking.booked.payment,
        maxLength: 200,
      }),
    ],
  },
])
