import type { CollectionConfig } from 'payload'
import { activityChannels, activityEventTypes } from '#business/accounts/activity-log.ts'
import { optionsOf } from '#collections/compact-fields.ts'
import { activityReaders, nobody } from '#platform/api/access.ts'

/** Stored in the transaction of the action. Names no customer. */
export const Activities: CollectionConfig<'activities'> = {
  slug: 'activities',
  labels: { singular: 'Activity', plural: 'Activity' },
  admin: {
    group: 'Front desk',
    hideAPIURL: true,
    useAsTitle: 'actor',
    defaultColumns: ['at', 'actor', 'type', 'reference', 'label', 'channel'],
    listSearchableFields: ['actor', 'reference', 'label'],
    description: 'The log of all actions. The dashboard shows it by day, under Activity.',
    hidden: ({ user }) => user?.role !== 'admin',
  },
  defaultSort: '-at',
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  access: { create: nobody, read: activityReaders, update: nobody, delete: nobody },
  fields: [
    { name: 'at', type: 'date', label: 'Time', required: true, index: true },
    { name: 'actor', type: 'text', label: 'Person', required: true },
    {
      name: 'channel',
      type: 'select',
      label: 'Channel',
      required: true,
      options: [...activityChannels],
    },
    {
      name: 'type',
      type: 'select',
      label: 'Action',
      required: true,
      options: optionsOf(activityEventTypes),
    },
    { name: 'reference', type: 'text', label: 'Booking' },
    { name: 'message', type: 'text', admin: { description: 'The ID of the message.' } },
    { name: 'label', type: 'text', label: 'Entry or account' },
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text' },
    { name: 'what', type: 'text', label: 'Details' },
  ],
  // One person's activity, newest first.
  indexes: [{ fields: ['actor', 'at'] }],
}
