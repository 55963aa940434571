import { standardTexts } from '#business/words/standard-texts.ts'
import { consentFields, section } from '#platform/payload/fields/page-fields.ts'
import { wordsField } from '#platform/payload/fields/text-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

const { cards, form, map } = standardTexts.contact

export const ContactPage = pageGlobal('contact', [
  section('intro', 'Top of the page'),
  {
    name: 'cards',
    type: 'group',
    label: 'Headings of the cards',
    fields: [
      {
        type: 'row',
        fields: [
          wordsField('email', { label: 'Email address', standard: cards.email }),
          wordsField('address', { label: 'Postal address', standard: cards.address }),
          wordsField('hours', { label: 'Opening hours', standard: cards.hours }),
        ],
      },
    ],
  },
  section('form', 'Message form', consentFields(form, 'above the button')),
  section('branches', 'Branch phones'),
  section('testimonials', 'Testimonials'),
  section('map', 'Map', [
    wordsField('directions', { label: 'Link to the directions', standard: map.directions }),
  ]),
])
