import { standardTexts } from '#business/standard-texts'
import { bannerSection, section } from '#cms/fields/page-fields'
import { pageGlobal } from '#cms/fields/page-global'
import { wordsField } from '#cms/fields/text-fields'

export const ServicesPage = pageGlobal('services', [
  section('intro', 'Top of the page'),
  wordsField('bookButton', {
    label: 'Button of each service',
    standard: standardTexts.buttons.bookService,
    description: '{service} stands for its title.',
  }),
  bannerSection,
])
