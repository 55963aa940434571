import type { CollectionAfterChangeHook, CollectionConfig, Field } from 'payload'
import { contactFields } from '#business/forms/contact-request.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { noticeSubjects } from '#business/mails/mail-kinds.ts'
import { textLimits } from '#business/words/limits.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { ContactMessage } from '#payload-types.ts'
import { activityHooks } from '#platform/activity/record-activity.ts'
import { admins, bookingStaff, nobody, unlessBookingStaff } from '#platform/api/access.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { createdAtField } from '#platform/fields/date-fields.ts'
import { listOnlyAdmin, messageField } from '#platform/fields/ui-fields.ts'
import { skipIfUnchanged, validateWith } from '#platform/fields/validate-with.ts'
import { deleteRelatedMails, queueMails } from '#platform/mail/queue-mails.ts'
import { queueAnswerMail, recordAnswer } from './record-answer.ts'

const queueContactMail: CollectionAfterChangeHook<ContactMessage> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create') return doc
  await queueMails(req, [
    {
      kind: 'contact-notice',
      to: (await getPublishedBusiness(req.payload)).staffAddresses,
      subject: noticeSubjects['contact-notice'](doc),
      replyTo: doc.email,
      contactMessage: doc.id,
    },
  ])
  return doc
}

/** Answering implies the mark, so log one entry. */
const messageActivityHooks = activityHooks<ContactMessage>(({ before, after }) => {
  if (!before) return []
  const message = before.id
  if (!after) return [{ type: 'message-deleted', message }]
  if ((after.answers ?? []).length > (before.answers ?? []).length) {
    return [{ type: 'message-answered', message }]
  }
  if (Boolean(before.handled) === Boolean(after.handled)) return []
  return [{ type: after.handled ? 'message-marked' : 'message-unmarked', message }]
})

const noUpdate = { update: nobody }

const schemas = contactFields(wordsFor(defaultLanguage))

function sentField(name: keyof typeof schemas, field: object = {}): Field {
  return {
    name,
    type: 'text',
    required: true,
    access: noUpdate,
    admin: listOnlyAdmin,
    validate: validateWith(schemas[name]),
    ...field,
  }
}

export const ContactMessages: CollectionConfig<'contact-messages'> = {
  slug: 'contact-messages',
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    group: 'Front desk',
    hideAPIURL: true,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'email', 'handled', 'createdAt'],
    description: 'Messages from the Contact page. Tick Answered once you have replied.',
    hidden: unlessBookingStaff,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { create: nobody, read: bookingStaff, update: bookingStaff, delete: admins },
  fields: [
    messageField('MessageView'),
    { name: 'handled', type: 'checkbox', defaultValue: false, label: 'Answered' },
    sentField('name', { validate: skipIfUnchanged(validateWith(schemas.name)) }),
    sentField('email'),
    sentField('phone', { required: false, validate: skipIfUnchanged(validateWith(schemas.phone)) }),
    sentField('subject'),
    sentField('message', { type: 'textarea' }),
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
