import { randomUUID } from 'node:crypto'
import { APIError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook } from 'payload'
import { answerSubject } from '#business/mails/kinds.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { queueMails } from '#cms/mail/queue-mail.ts'
import type { ContactMessage } from '#payload-types.ts'

/**
 * What somebody answers (`context.answer`) comes below what was answered before, of which none is ever changed. Refused where
 * that is more than they have seen (`context.answersSeen`).
 */
export const recordAnswer: CollectionBeforeChangeHook<ContactMessage> = ({
  data,
  originalDoc,
  operation,
  req: { user },
  context: { answer, answersSeen },
}) => {
  if (operation !== 'update' || typeof answer !== 'string' || !user) return data
  const before = originalDoc?.answers ?? []
  if (answersSeen !== undefined && answersSeen !== before.length) {
    throw new APIError(staffMessages.answering.answeredMeanwhile, 409, undefined, true)
  }
  const id = randomUUID()
  const line = { id, at: new Date().toISOString(), by: user.name || user.email, text: answer }
  return { ...data, handled: true, answers: [...before, line] }
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
