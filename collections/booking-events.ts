import type { CollectionConfig } from 'payload'
import { bookingEventTypes, channels } from '#business/bookings/events.ts'
import { textLimits } from '#business/words/limits.ts'
import { optionsOf } from '#collections/compact-fields.ts'
import { bookingStaff, nobody, writtenOnlyBy } from '#platform/api/access.ts'
import { createdAtField } from '#platform/fields/date-fields.ts'

export const BookingEvents: CollectionConfig<'booking-events'> = {
  slug: 'booking-events',
  labels: { singular: 'Booking event', plural: 'Booking events' },
  admin: {
    group: 'Front desk',
    hideAPIURL: true,
    useAsTitle: 'type',
    defaultColumns: ['createdAt', 'actor', 'type', 'booking', 'from', 'to', 'channel'],
    listSearchableFields: ['booking', 'actor'],
    description: 'The history of each booking, with the person who made each change.',
    hidden: ({ user }) => user?.role !== 'admin',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  access: { create: nobody, read: bookingStaff, update: nobody, delete: nobody },
  hooks: { beforeOperation: [writtenOnlyBy('collections/bookings/operations/')] },
  fields: [
    // Not a relationship: PostgreSQL would clear it when the booking is deleted.
    {
      name: 'booking',
      type: 'text',
      required: true,
      admin: { description: 'The ID of the booking.' },
    },
    { ...createdAtField, required: true, admin: {} },
    { name: 'actor', type: 'text', required: true, admin: { description: 'Who did it.' } },
    { name: 'channel', type: 'select', required: true, options: [...channels] },
    { name: 'type', type: 'select', required: true, options: optionsOf(bookingEventTypes) },
    { name: 'from', type: 'text', admin: { description: 'The previous status or pickup.' } },
    { name: 'to', type: 'text', admin: { description: 'The new status or pickup.' } },
    {
      name: 'text',
      type: 'textarea',
      maxLength: textLimits.note,
      admin: {
        description:
          'The text of a note, the reason for a cancellation, or the names of corrected fields.',
      },
    },
  ],
  indexes: [{ fields: ['booking', 'createdAt'] }, { fields: ['actor', 'createdAt'] }],
}
