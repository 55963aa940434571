import { defaultTexts } from '#business/words/default-texts.ts'
import { bannerSection, sectionField } from '#platform/payload/fields/page-fields.ts'
import { longTextField, shortTextField } from '#platform/payload/fields/text-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

export const ServicesPage = pageGlobal('services', [
  sectionField('intro', 'Top of the page'),
  shortTextField('bookButton', {
    label: 'Button of each service',
    defaultText: defaultTexts.services.bookButton,
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
      shortTextField('heading', {
        label: 'Heading',
        defaultText: defaultTexts.services.prices.heading,
      }),
      longTextField('text', { label: 'Text', defaultText: defaultTexts.services.prices.text }),
    ],
  },
  bannerSection,
])
