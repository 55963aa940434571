import type { Field, GroupField } from 'payload'

export const addressField: Field = {
  name: 'address',
  type: 'group',
  fields: [
    { name: 'street', type: 'text', required: true, maxLength: 200 },
    {
      type: 'row',
      fields: [
        { name: 'city', type: 'text', required: true, maxLength: 80 },
        { name: 'state', type: 'text', required: true, maxLength: 80 },
        { name: 'zip', type: 'text', label: 'PIN code', required: true, maxLength: 12 },
        { name: 'country', type: 'text', required: true, defaultValue: 'India', maxLength: 80 },
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
