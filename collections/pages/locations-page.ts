import { defaultTexts } from '#business/words/en-default-texts.ts'
import { row, shortTexts } from '#collections/compact-fields.ts'
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
      row(
        ...shortTexts(cards, {
          mainBranch: 'Main branch label',
          directions: 'Link to the directions',
          showOnMap: 'Link to the map',
        }),
      ),
    ],
  },
  {
    name: 'serviceArea',
    type: 'group',
    label: 'Do we come to you?',
    admin: { description: 'Shown once a branch has pincodes.' },
    fields: [
      ...shortTexts(serviceArea, { heading: 'Heading' }),
      longTextField('text', { label: 'Text', defaultText: serviceArea.text }),
      ...shortTexts(serviceArea, { button: 'Button' }),
    ],
  },
  sectionField('map', 'Map'),
])
