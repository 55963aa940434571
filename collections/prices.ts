import type { CollectionConfig } from 'payload'
import { pricedServices } from '#business/bookings/service-types.ts'
import { pageAnchors } from '#business/content/site-pages.ts'
import { serviceTypes } from '#business/words/en.ts'
import { rupeesField } from '#platform/fields/number-fields.ts'
import { previewConfig } from '#platform/publishing/preview.ts'
import { trashableCollection } from '#platform/publishing/publishable-content.ts'

export const Prices: CollectionConfig<'prices'> = {
  ...trashableCollection,
  slug: 'prices',
  admin: {
    group: 'Content',
    useAsTitle: 'item',
    defaultColumns: ['item', 'service', 'fromPaise', 'unit', '_status'],
    ...previewConfig('services', () => pageAnchors.prices),
    description:
      'Shown on the Services page and next to the booking form. Hidden if there are none.',
  },
  fields: [
    {
      name: 'item',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 60,
      admin: { placeholder: 'Silk sari' },
    },
    {
      name: 'service',
      type: 'select',
      required: true,
      options: pricedServices.map((value) => ({ value, label: serviceTypes[value].label })),
    },
    rupeesField('fromPaise', { required: true }),
    {
      name: 'unit',
      type: 'text',
      localized: true,
      maxLength: 30,
      admin: {
        placeholder: 'a piece',
        description: 'With “a kg” or “per kilo”, staff bill by weight.',
      },
    },
  ],
}
