import { defaultTexts } from '#business/words/en-default-texts.ts'
import { shortTexts } from '#collections/compact-fields.ts'
import { bannerSection, sectionField } from '#platform/fields/page-fields.ts'
import { longTextField, shortTextField } from '#platform/fields/text-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'
import { textSections } from './text-sections.ts'

const { bookButton, guarantee, prices } = defaultTexts.services

export const ServicesPage = pageGlobal('services', [
  sectionField('intro', 'Top of the page'),
  shortTextField('bookButton', {
    label: 'Button of each service',
    defaultText: bookButton,
    description: '{service} is replaced with the title of the service.',
    placeholders: 'service',
  }),
  {
    name: 'prices',
    type: 'group',
    label: 'Price list',
    admin: {
      description: 'Shown on the Services page and next to the booking form if there are prices.',
    },
    fields: [
      ...shortTexts(prices, { link: 'Link at the top of the page', heading: 'Heading' }),
      longTextField('text', { label: 'Text', defaultText: prices.text }),
    ],
  },
  {
    name: 'guarantee',
    type: 'group',
    label: 'Damage and complaints',
    fields: [
      ...shortTexts(guarantee, { heading: 'Heading' }),
      longTextField('text', { label: 'Text', defaultText: guarantee.text }),
      textSections(guarantee.sections, { rows: 9, heading: 60, text: 1000 }, 'contact'),
    ],
  },
  bannerSection,
])
