import { careSymbols, careSymbolValues } from '#business/care-symbols'
import { serviceTypes, serviceTypeValues } from '#business/service-types'
import { anyone, editors } from '#cms/access/by-role'
import { announcesChanges } from '#cms/change-feed/announce-change'
import { orderField } from '#cms/fields/order-field'
import { slugField } from '#cms/fields/slug-field'
import type { CollectionConfig } from 'payload'

/** What the business does, as the Services page shows it. */
export const Services: CollectionConfig<'services'> = {
  slug: 'services',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'bookedAs', 'featured', 'order'],
  },
  defaultSort: 'order',
  access: { create: editors, read: anyone, update: editors, delete: editors },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 60 },
    slugField,
    orderField,
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
      admin: {
        position: 'sidebar',
        description: 'What the booking button of this service preselects.',
      },
    },
    {
      name: 'icon',
      type: 'select',
      label: 'Symbol',
      options: careSymbolValues.map((value) => ({ value, label: careSymbols[value] })),
      admin: { position: 'sidebar' },
    },
    { name: 'description', type: 'textarea', required: true, maxLength: 400 },
    {
      name: 'items',
      type: 'array',
      label: 'Bullet points',
      maxRows: 12,
      fields: [{ name: 'text', type: 'text', required: true, maxLength: 120 }],
    },
    { name: 'picture', type: 'upload', relationTo: 'media' },
  ],
  hooks: announcesChanges,
}
