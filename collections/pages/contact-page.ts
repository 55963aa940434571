import { defaultTexts } from '#business/words/en-default-texts.ts'
import { consentFields, sectionField } from '#platform/fields/page-fields.ts'
import { shortTextField } from '#platform/fields/text-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

const { cards, form, map } = defaultTexts.contact

export const ContactPage = pageGlobal('contact', [
  sectionField('intro', 'Top of the page'),
  {
    name: 'cards',
    type: 'group',
    label: 'Headings of the cards',
    fields: [
      {
        type: 'row',
        fields: [
          shortTextField('phone', { label: 'Phone and WhatsApp', defaultText: cards.phone }),
          shortTextField('email', { label: 'Email address', defaultText: cards.email }),
          shortTextField('address', { label: 'Postal address', defaultText: cards.address }),
          shortTextField('hours', { label: 'Opening hours', defaultText: cards.hours }),
        ],
      },
    ],
  },
  sectionField('form', 'Message form', consentFields(form, 'above the button')),
  sectionField('branches', 'Branch phones'),
  sectionField('testimonials', 'Testimonials'),
  sectionField('map', 'Map', [
    shortTextField('directions', { label: 'Link to the directions', defaultText: map.directions }),
  ]),
])
