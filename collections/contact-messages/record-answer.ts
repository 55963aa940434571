import { randomUUID } from 'node:crypto'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { answerSubject } from '#business/mails/kinds.ts'
import { queueMails } from '#cms/mail/queue-mail.ts'
import type { ContactMessage } from '#payload-types.ts'

/** What somebody answers (`context.answer`) comes below what was answered before; none of it is ever changed. */
export const recordAnswer: CollectionBeforeChangeHook<ContactMessage> = ({
  data,
  originalDoc,
  operation,
  req: { user },
  context: { answer },
}) => {
  if (operation !== 'update' || typeof answer !== 'string' || !user) return data
  const id = randomUUID()
  const line = { id, at: new Date().toISOString(), by: user.name || user.email, text: answer }
  return { ...data, handled: true, answers: [...(originalDoc?.answers ?? []), line] }
}

/** Each answer is mailed to whoever wrote, in the transaction in which it is kept. */
export const queueAnswer: CollectionAfterChangeHook<ContactMessage> = async ({
  doc,
  operation,
  context: { answer },
  req,
}) => {
  if (operation !== 'update' || typeof answer !== 'string') return doc
  await queueMails(req, [
    {
      kind: 'contact-answer',
      to: [doc.email],
      subject: answerSubject(doc),
      contactMessage: doc.id,
      answer: doc.answers?.at(-1)?.id ?? undefined,
    },
  ])
  return doc
}
