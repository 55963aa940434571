import type { DateField } from 'payload'
import { nobody } from '#platform/payload/by-role.ts'

/** As the one that Payload adds by itself, but when something came in is changed by nobody. */
export const createdAtField: DateField = {
  name: 'createdAt',
  type: 'date',
  label: ({ t }) => t('general:createdAt'),
  index: true,
  access: { create: nobody, update: nobody },
  admin: { disableBulkEdit: true, hidden: true },
}
