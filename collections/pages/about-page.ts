import { defaultTexts } from '#business/words/en-default-texts.ts'
import { row, shortTexts } from '#collections/compact-fields.ts'
import {
  bannerSection,
  cardsField,
  headingField,
  pictureField,
  sectionField,
} from '#platform/fields/page-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

export const AboutPage = pageGlobal('about', [
  sectionField('intro', 'Top of the page'),
  {
    name: 'stats',
    type: 'group',
    label: 'Numbers',
    admin: { description: 'Enter the numbers in Business and opening hours, under Claims.' },
    fields: [
      row(
        ...shortTexts(defaultTexts.about.stats, {
          years: 'Under the years',
          customers: 'Under the customers',
          garments: 'Under the garments',
        }),
      ),
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
