import type { NumberField } from 'payload'

export const orderField: NumberField = {
  name: 'order',
  type: 'number',
  required: true,
  defaultValue: 100,
  index: true,
  admin: { position: 'sidebar', description: 'The lowest number comes first.' },
}
