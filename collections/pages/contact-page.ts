import { defaultTexts } from '#business/words/en-default-texts.ts'
import { row, shortTexts } from '#collections/compact-fields.ts'
import { consentFields, sectionField } from '#platform/fields/page-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

const { cards, form, map } = defaultTexts.contact

export const ContactPage = pageGlobal('contact', [
  sectionField('intro', 'Top of the page'),
  {
    name: 'cards',
    type: 'group',
    label: 'Headings of the cards',
    fields: [
      row(
        ...shortTexts(cards, {
          phone: 'Phone and WhatsApp',
          email: 'Email address',
          address: 'Postal address',
          hours: 'Opening hours',
        }),
      ),
    ],
  },
  sectionField('form', 'Message form', consentFields(form, 'above the button')),
  sectionField('branches', 'Branch phones'),
  sectionField('testimonials', 'Testimonials'),
  sectionField('map', 'Map', shortTexts(map, { directions: 'Link to the directions' })),
])
