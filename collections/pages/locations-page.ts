import { standardTexts } from '#business/words/standard-texts.ts'
import { section } from '#platform/payload/fields/page-fields.ts'
import { linesField, wordsField } from '#platform/payload/fields/text-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

const { intro, cards, serviceArea } = standardTexts.locations

export const LocationsPage = pageGlobal('locations', [
  section('intro', 'Top of the page', [
    wordsField('count', {
      label: 'How many there are',
      standard: intro.count,
      description: '{count} stands for the number of published branches.',
    }),
  ]),
  {
    name: 'cards',
    type: 'group',
    label: 'Branch cards',
    fields: [
      {
        type: 'row',
        fields: [
          wordsField('mainBranch', {
            label: 'Flag of the main branch',
            standard: cards.mainBranch,
          }),
          wordsField('directions', { label: 'Link to the directions', standard: cards.directions }),
          wordsField('showOnMap', { label: 'Link to the map', standard: cards.showOnMap }),
        ],
      },
    ],
  },
  {
    name: 'serviceArea',
    type: 'group',
    label: 'Do we come to you?',
    admin: {
      description: 'Stands there as soon as a branch says from which pincodes it collects.',
    },
    fields: [
      wordsField('heading', { label: 'Heading', standard: serviceArea.heading }),
      linesField('text', { label: 'Text', standard: serviceArea.text }),
      wordsField('button', { label: 'Button', standard: serviceArea.button }),
    ],
  },
  section('map', 'Map'),
])
