import { type CollectionConfig, slugField } from 'payload'
import { serviceTypeValues } from '#business/bookings/service-types.ts'
import { careSymbols, careSymbolValues } from '#business/content/care-symbols.ts'
import { serviceTypes } from '#business/words/en.ts'
import { rupeesField } from '#platform/fields/number-fields.ts'
import { labelRowsBy } from '#platform/fields/page-fields.ts'
import { getAnchor, previewConfig } from '#platform/publishing/preview.ts'
import { trashableCollection } from '#platform/publishing/publishable-content.ts'
import { row } from './compact-fields.ts'

export const Services: CollectionConfig<'services'> = {
  ...trashableCollection,
  slug: 'services',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'bookedAs', 'featured', '_status'],
    ...previewConfig('services', getAnchor),
    description: 'The cards on the Home and Services pages.',
  },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 60 },
    slugField({ useAsSlug: 'title' }),
    {
      name: 'featured',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Shown on the home page.' },
    },
    {
      name: 'bookedAs',
      type: 'select',
      label: 'Booked as',
      options: serviceTypeValues.map((value) => ({ value, label: serviceTypes[value].label })),
      admin: { position: 'sidebar', description: 'The service that its booking button selects.' },
    },
    {
      name: 'express',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Its booking button asks for express.' },
    },
    {
      name: 'icon',
      type: 'select',
      label: 'Symbol',
      options: careSymbolValues.map((value) => ({ value, label: careSymbols[value] })),
      admin: { position: 'sidebar' },
    },
    { name: 'description', type: 'textarea', localized: true, required: true, maxLength: 400 },
    {
      name: 'items',
      type: 'array',
      label: 'Bullet points',
      labels: { singular: 'Point', plural: 'Points' },
      maxRows: 12,
      admin: labelRowsBy('text'),
      fields: [{ name: 'text', type: 'text', localized: true, required: true, maxLength: 120 }],
    },
    row(
      rupeesField('fromPaise', {
        width: '50%',
        description:
          'If empty, the site shows the lowest price of the service that the booking button selects. Both Services has none if one part costs by the piece and the other by weight.',
      }),
      {
        name: 'priceNote',
        type: 'text',
        label: 'Unit or note',
        localized: true,
        maxLength: 60,
        admin: {
          width: '50%',
          placeholder: 'a piece',
          description: 'Shown after the price. If empty, the unit of the lowest price.',
        },
      },
    ),
    { name: 'picture', type: 'upload', relationTo: 'media' },
  ],
}
