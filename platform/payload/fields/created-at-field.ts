import type { DateField } from 'payload'
import { nobody } from '#platform/payload/access.ts'

/** Payload's own field, but read-only. */
export const createdAtField: DateField = {
  name: 'createdAt',
  type: 'date',
  label: ({ t }) => t('general:createdAt'),
  index: true,
  access: { create: nobody, update: nobody },
  admin: { disableBulkEdit: true, hidden: true },
}
