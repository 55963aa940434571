import { defaultTexts } from '#business/words/en-default-texts.ts'
import {
  bannerSection,
  cardsField,
  headingField,
  pictureField,
  sectionField,
} from '#platform/fields/page-fields.ts'
import { shortTextField } from '#platform/fields/text-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

const { stats } = defaultTexts.about

export const AboutPage = pageGlobal('about', [
  sectionField('intro', 'Top of the page'),
  {
    name: 'stats',
    type: 'group',
    label: 'Numbers',
    admin: {
      description: 'Enter the numbers in Business and opening hours, under Claims.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          shortTextField('years', { label: 'Under the years', defaultText: stats.years }),
          shortTextField('customers', {
            label: 'Under the customers',
            defaultText: stats.customers,
          }),
          shortTextField('garments', { label: 'Under the garments', defaultText: stats.garments }),
        ],
      },
    ],
  },
  {
    name: 'story',
    type: 'group',
    fields: [
      headingField,
      { name: 'text', type: 'richText', localized: true, required: true },
      pictureField,
    ],
  },
  sectionField('values', 'Values', [cardsField({ maxRows: 12 })]),
  sectionField('team', 'Team'),
  bannerSection,
])
