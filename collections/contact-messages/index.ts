import type { CollectionConfig } from 'payload'
import { contactFields } from '#business/forms/contact-request.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { wordsFor } from '#business/languages/words.ts'
import { textLimits } from '#business/words/text-limits.ts'
import { admins, bookingStaff, nobody } from '#platform/api/access.ts'
import { createdAtField } from '#platform/fields/date-fields.ts'
import { listOnlyAdmin, messageField } from '#platform/fields/ui-fields.ts'
import { skipIfUnchanged, validateWith } from '#platform/fields/validate-with.ts'
import { deleteRelatedMails } from '#platform/mail/delete-related-mails.ts'
import { messageActivityHooks } from './message-activity.ts'
import { queueContactMail } from './queue-contact-mail.ts'
import { queueAnswerMail, recordAnswer } from './record-answer.ts'

const noUpdate = { update: nobody }

const schemas = contactFields(wordsFor(defaultLanguage))

export const ContactMessages: CollectionConfig<'contact-messages'> = {
  slug: 'contact-messages',
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    group: 'Front desk',
    hideAPIURL: true,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'email', 'handled', 'createdAt'],
    description: 'Messages from the Contact page. Tick Answered once you have replied.',
    hidden: ({ user }) => user?.role === 'editor',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { create: nobody, read: bookingStaff, update: bookingStaff, delete: admins },
  fields: [
    messageField('MessageView'),
    { name: 'handled', type: 'checkbox', defaultValue: false, label: 'Answered' },
    {
      name: 'name',
      type: 'text',
      required: true,
      access: noUpdate,
      admin: listOnlyAdmin,
      validate: skipIfUnchanged(validateWith(schemas.name)),
    },
    {
      name: 'email',
      type: 'text',
      required: true,
      access: noUpdate,
      admin: listOnlyAdmin,
      validate: validateWith(schemas.email),
    },
    {
      name: 'phone',
      type: 'text',
      access: noUpdate,
      admin: listOnlyAdmin,
      validate: skipIfUnchanged(validateWith(schemas.phone)),
    },
    {
      name: 'subject',
      type: 'text',
      required: true,
      access: noUpdate,
      admin: listOnlyAdmin,
      validate: validateWith(schemas.subject),
    },
    {
      name: 'message',
      type: 'textarea',
      required: true,
      access: noUpdate,
      admin: listOnlyAdmin,
      validate: validateWith(schemas.message),
    },
    {
      name: 'answers',
      type: 'array',
      labels: { singular: 'Answer', plural: 'Answers' },
      access: { create: nobody, update: nobody },
      admin: { readOnly: true, description: 'Emailed to the sender from the dashboard.' },
      fields: [
        { name: 'at', type: 'date', label: 'Time', required: true },
        { name: 'by', type: 'text', label: 'Answered by', required: true },
        { name: 'text', type: 'textarea', required: true, maxLength: textLimits.answer },
      ],
    },
    {
      name: 'requestKey',
      type: 'text',
      unique: true,
      access: { ...noUpdate, read: nobody },
      admin: { hidden: true },
    },
    // Made by `npm run demo`.
    {
      name: 'sample',
      type: 'checkbox',
      access: { create: nobody, read: nobody, update: nobody },
      admin: { hidden: true },
    },
    createdAtField,
  ],
  hooks: {
    beforeChange: [recordAnswer],
    afterChange: [queueContactMail, queueAnswerMail, ...messageActivityHooks.afterChange],
    beforeDelete: [deleteRelatedMails('contact_message_id')],
    afterDelete: messageActivityHooks.afterDelete,
  },
}
