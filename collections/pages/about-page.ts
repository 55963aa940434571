import { standardTexts } from '#business/words/standard-texts.ts'
import {
  bannerSection,
  cardsField,
  headingField,
  pictureField,
  section,
} from '#platform/payload/fields/page-fields.ts'
import { wordsField } from '#platform/payload/fields/text-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

const { stats } = standardTexts.about

export const AboutPage = pageGlobal('about', [
  section('intro', 'Top of the page'),
  {
    name: 'stats',
    type: 'group',
    label: 'Numbers',
    admin: {
      description: 'The numbers themselves stand in Business and opening hours, under Claims.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          wordsField('years', { label: 'Under the years', standard: stats.years }),
          wordsField('customers', { label: 'Under the customers', standard: stats.customers }),
          wordsField('garments', { label: 'Under the garments', standard: stats.garments }),
        ],
      },
    ],
  },
  {
    name: 'story',
    type: 'group',
    fields: [headingField, { name: 'text', type: 'richText', required: true }, pictureField],
  },
  section('values', 'Values', [cardsField({ maxRows: 12 })]),
  section('team', 'Team'),
  bannerSection,
])
