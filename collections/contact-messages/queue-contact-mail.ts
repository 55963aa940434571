import type { CollectionAfterChangeHook } from 'payload'
import { noticeSubjects } from '#business/mails/mail-kinds.ts'
import type { ContactMessage } from '#payload-types.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { queueMails } from '#platform/mail/queue-mails.ts'

export const queueContactMail: CollectionAfterChangeHook<ContactMessage> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create') return doc
  await queueMails(req, [
    {
      kind: 'contact-notice',
      to: (await getPublishedBusiness(req)).staffAddresses,
      subject: noticeSubjects['contact-notice'](doc),
      replyTo: doc.email,
      contactMessage: doc.id,
    },
  ])
  return doc
}
