import type { NumberField } from 'payload'

/** The release before sorts by it. The next one removes it. */
export const orderField: NumberField = {
  name: 'order',
  type: 'number',
  required: true,
  defaultValue: 100,
  index: true,
  admin: { hidden: true },
}
