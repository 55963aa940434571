import { standardTexts } from '#business/words/standard-texts.ts'
import { bannerSection, section } from '#platform/payload/fields/page-fields.ts'
import { linesField, wordsField } from '#platform/payload/fields/text-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

export const ServicesPage = pageGlobal('services', [
  section('intro', 'Top of the page'),
  wordsField('bookButton', {
    label: 'Button of each service',
    standard: standardTexts.services.bookButton,
    description: '{service} stands for its title.',
  }),
  {
    name: 'prices',
    type: 'group',
    label: 'Price list',
    admin: { description: 'Shown where there are prices; the booking form has them, too.' },
    fields: [
      wordsField('heading', { label: 'Heading', standard: standardTexts.services.prices.heading }),
      linesField('text', { label: 'Text', standard: standardTexts.services.prices.text }),
    ],
  },
  bannerSection,
])
