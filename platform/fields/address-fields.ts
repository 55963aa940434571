import type { Field, GroupField } from 'payload'
import { defaultTexts } from '#business/words/en-default-texts.ts'

export const addressField: Field = {
  name: 'address',
  type: 'group',
  fields: [
    { name: 'street', type: 'text', localized: true, required: true, maxLength: 200 },
    {
      type: 'row',
      fields: [
        { name: 'city', type: 'text', localized: true, required: true, maxLength: 80 },
        { name: 'state', type: 'text', localized: true, required: true, maxLength: 80 },
        { name: 'zip', type: 'text', label: 'PIN code', required: true, maxLength: 12 },
        {
          name: 'country',
          type: 'text',
          localized: true,
          maxLength: 80,
          admin: { placeholder: defaultTexts.country },
        },
      ],
    },
  ],
}

export const mapPointField: GroupField & { name: string } = {
  name: 'mapPoint',
  type: 'group',
  admin: {
    description:
      'Position of the pin on the map. To find it, right-click the shop in an online map.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number', min: -90, max: 90 },
        { name: 'longitude', type: 'number', min: -180, max: 180 },
      ],
    },
  ],
}
