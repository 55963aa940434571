import type { Field } from 'payload'

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

export const mapPointField: Field = {
  name: 'mapPoint',
  type: 'group',
  admin: {
    description:
      'Where the pin stands on the map. Right-click the shop in any online map to read it.',
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
