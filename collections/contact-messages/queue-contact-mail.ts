import type { CollectionAfterChangeHook } from 'payload'
import { noticeSubjects } from '#business/mails/kinds.ts'
import type { ContactMessage } from '#payload-types.ts'
import { publishedBusiness } from '#platform/database/queries/published-business.ts'
import { queueMails } from '#platform/mail/queue-mail.ts'

export const queueContactMail: CollectionAfterChangeHook<ContactMessage> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create') return doc
  await queueMails(req, [
    {
      kind: 'contact-notice',
      to: (await publishedBusiness(req)).staffAddresses,
      subject: noticeSubjects['contact-notice'](doc),
      replyTo: doc.email,
      contactMessage: doc.id,
    },
  ])
  return doc
}
