import type { CollectionConfig } from 'payload'
import { toReference } from '#business/bookings/fields.ts'
import { mailStatuses } from '#business/mails/delivery.ts'
import { mailLabels } from '#business/mails/mail-kinds.ts'
import type { Email } from '#payload-types.ts'
import { activityHooks } from '#platform/activity/record-activity.ts'
import {
  admins,
  bookingStaff,
  nobody,
  unlessBookingStaff,
  writtenOnlyBy,
} from '#platform/api/access.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { listOnlyAdmin, messageField } from '#platform/fields/ui-fields.ts'
import { optionsOf } from './compact-fields.ts'

/** Logs only deletions: operations and the worker make all other changes. */
const mailActivityHooks = activityHooks<Email>(({ before, after }) => {
  if (!before || after) return []
  const booking = relatedId(before.booking)
  const reference = booking ? toReference(booking) : null
  return [{ type: 'mail-deleted', reference, message: relatedId(before.contactMessage) }]
})

export const Emails: CollectionConfig<'emails'> = {
  slug: 'emails',
  labels: { singular: 'Email', plural: 'Sent mail' },
  admin: {
    group: 'Front desk',
    hideAPIURL: true,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'status', 'attempts', 'sentAt'],
    description:
      'Emails to customers and to the business. Unsent emails are retried automatically.',
    hidden: unlessBookingStaff,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { create: nobody, read: bookingStaff, update: nobody, delete: admins },
  fields: [
    messageField('MailView'),
    { name: 'subject', type: 'text', required: true, admin: listOnlyAdmin },
    { name: 'to', type: 'text', required: true, admin: listOnlyAdmin },
    { name: 'replyTo', type: 'text' },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: optionsOf(mailStatuses),
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: Object.entries(mailLabels).map(([value, label]) => ({ value, label })),
    },
    { name: 'booking', type: 'relationship', relationTo: 'bookings' },
    { name: 'contactMessage', type: 'relationship', relationTo: 'contact-messages' },
    // Row ID of the mailed answer.
    { name: 'answer', type: 'text', admin: { hidden: true } },
    // Included in mails about a cancellation or a change of the payee.
    { name: 'reason', type: 'textarea', admin: { hidden: true } },
    { name: 'attempts', type: 'number', required: true },
    {
      // When to send, retry, or take over from a dead worker.
      name: 'dueAt',
      type: 'date',
      index: true,
      admin: { hidden: true },
    },
    // The request that queued the mail, for the logs.
    { name: 'requestId', type: 'text', admin: { hidden: true } },
    { name: 'lastError', type: 'textarea' },
    { name: 'sentAt', type: 'date', index: true },
    { name: 'text', type: 'textarea', admin: listOnlyAdmin },
    {
      type: 'collapsible',
      label: 'Technical details',
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'messageId',
          type: 'text',
          required: true,
          admin: {
            description:
              'The same for every attempt, so that an email sent twice is shown only once.',
          },
        },
        {
          name: 'calendar',
          type: 'code',
          admin: { description: 'The attached calendar file (RFC 5545).' },
        },
        { name: 'html', type: 'code', admin: { language: 'html' } },
      ],
    },
  ],
  hooks: {
    beforeOperation: [writtenOnlyBy('platform/mail/queue-mails.ts')],
    afterDelete: mailActivityHooks.afterDelete,
  },
}
