import type { CollectionConfig } from 'payload'
import { bookingStaff, nobody, writtenOnlyBy } from '#platform/api/access.ts'

/** One for each phone (10 digits), deleted with its last booking. Only operations write it. */
export const CustomerPreferences: CollectionConfig<'customer-preferences'> = {
  slug: 'customer-preferences',
  labels: { singular: 'Preferences', plural: 'Preferences' },
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  access: { create: nobody, read: bookingStaff, update: nobody, delete: nobody },
  hooks: { beforeOperation: [writtenOnlyBy('collections/customers/preferences.ts')] },
  fields: [
    { name: 'phone', type: 'text', required: true, unique: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'updatedBy', type: 'text', required: true },
  ],
}
