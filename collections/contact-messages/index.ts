import type { CollectionConfig } from 'payload'
import { contactFields } from '#business/forms/contact-request.ts'
import { textLimits } from '#business/words/text-limits.ts'
import { deleteMailsAbout } from '#platform/mail/delete-mails-about.ts'
import { admins, bookingStaff, nobody } from '#platform/payload/by-role.ts'
import { createdAtField } from '#platform/payload/fields/created-at-field.ts'
import { inLetter, letterField } from '#platform/payload/fields/letter-field.ts'
import { unlessUnchanged, validAs } from '#platform/payload/fields/valid-as.ts'
import { recordsMessageActivity } from './message-activity.ts'
import { queueContactMail } from './queue-contact-mail.ts'
import { queueAnswer, recordAnswer } from './record-answer.ts'

const noUpdate = { update: nobody }

export const ContactMessages: CollectionConfig<'contact-messages'> = {
  slug: 'contact-messages',
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    group: 'Front desk',
    hideAPIURL: true,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'email', 'handled', 'createdAt'],
    description: 'Messages from the Contact page. Tick a message off once it is answered.',
    hidden: ({ user }) => user?.role === 'editor',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { create: nobody, read: bookingStaff, update: bookingStaff, delete: admins },
  fields: [
    letterField('MessageLetter'),
    { name: 'handled', type: 'checkbox', defaultValue: false, label: 'Answered' },
    {
      name: 'name',
      type: 'text',
      required: true,
      access: noUpdate,
      admin: inLetter,
      validate: unlessUnchanged(validAs(contactFields.name)),
    },
    {
      name: 'email',
      type: 'text',
      required: true,
      access: noUpdate,
      admin: inLetter,
      validate: validAs(contactFields.email),
    },
    {
      name: 'phone',
      type: 'text',
      access: noUpdate,
      admin: inLetter,
      validate: validAs(contactFields.phone),
    },
    {
      name: 'subject',
      type: 'text',
      required: true,
      access: noUpdate,
      admin: inLetter,
      validate: validAs(contactFields.subject),
    },
    {
      name: 'message',
      type: 'textarea',
      required: true,
      access: noUpdate,
      admin: inLetter,
      validate: validAs(contactFields.message),
    },
    {
      name: 'answers',
      type: 'array',
      labels: { singular: 'Answer', plural: 'Answers' },
      access: { create: nobody, update: nobody },
      admin: { readOnly: true, description: 'Mailed to whoever wrote; written on the dashboard.' },
      fields: [
        { name: 'at', type: 'date', required: true },
        { name: 'by', type: 'text', required: true },
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
    createdAtField,
  ],
  hooks: {
    beforeChange: [recordAnswer],
    afterChange: [queueContactMail, queueAnswer, ...recordsMessageActivity.afterChange],
    beforeDelete: [deleteMailsAbout('contact_message_id')],
    afterDelete: recordsMessageActivity.afterDelete,
  },
}
