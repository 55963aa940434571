import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { answerSubject } from '#business/mails/kinds.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { ContactMessage } from '#payload-types.ts'
import { nameOf } from '#platform/activity/actor-of.ts'
import { transactionOf } from '#platform/database/transaction.ts'
import { queueMails } from '#platform/mail/queue-mail.ts'

/** An answer is added after the others, none of which is ever changed. Refused if there are more than the actor saw. */
export const recordAnswer: CollectionBeforeChangeHook<ContactMessage> = async ({
  data,
  originalDoc,
  operation,
  req,
  context: { answer },
}) => {
  if (operation !== 'update' || !originalDoc) return data
  // Payload stores all of them as it read them, whatever is changed.
  const before = await lockedAnswers(originalDoc.id, req)
  const { user } = req
  if (!answer || !user) return { ...data, answers: before }
  if (answer.answersSeen !== undefined && answer.answersSeen !== before.length) {
    throw new APIError(staffMessages.answering.answeredMeanwhile, 409, undefined, true)
  }
  const id = randomUUID()
  const line = { id, at: new Date().toISOString(), by: nameOf(user), text: answer.text }
  return { ...data, handled: true, answers: [...before, line] }
}

/** The answers to a message as they are at this moment; until this change is stored nobody adds another. */
async function lockedAnswers(
  id: string,
  req: PayloadRequest,
): Promise<NonNullable<ContactMessage['answers']>> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT FROM contact_messages WHERE id = ${id} FOR NO KEY UPDATE`)
  const { rows } = await transaction.execute<{ id: string; at: string; by: string; text: string }>(
    sql`SELECT id, at, by, text FROM contact_messages_answers WHERE _parent_id = ${id} ORDER BY _order`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

/** Each answer is mailed to whoever wrote, in the transaction in which it is kept. */
export const queueAnswer: CollectionAfterChangeHook<ContactMessage> = async ({
  doc,
  operation,
  context: { answer },
  req,
}) => {
  if (operation !== 'update' || !answer) return doc
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
