import { defaultTexts } from '#business/words/en-default-texts.ts'
import { sectionField } from '#platform/fields/page-fields.ts'
import { longTextField, shortTextField } from '#platform/fields/text-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

const { intro, cards, serviceArea } = defaultTexts.locations

export const LocationsPage = pageGlobal('locations', [
  sectionField('intro', 'Top of the page', [
    shortTextField('count', {
      label: 'Number of locations',
      defaultText: intro.count,
      description: '{count} is replaced with the number of published branches.',
      placeholders: 'locations',
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
          shortTextField('mainBranch', {
            label: 'Main branch label',
            defaultText: cards.mainBranch,
          }),
          shortTextField('directions', {
            label: 'Link to the directions',
            defaultText: cards.directions,
          }),
          shortTextField('showOnMap', { label: 'Link to the map', defaultText: cards.showOnMap }),
        ],
      },
    ],
  },
  {
    name: 'serviceArea',
    type: 'group',
    label: 'Do we come to you?',
    admin: {
      description: 'Shown once a branch has pincodes.',
    },
    fields: [
      shortTextField('heading', { label: 'Heading', defaultText: serviceArea.heading }),
      longTextField('text', { label: 'Text', defaultText: serviceArea.text }),
      shortTextField('button', { label: 'Button', defaultText: serviceArea.button }),
    ],
  },
  sectionField('map', 'Map'),
])
