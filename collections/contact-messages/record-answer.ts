import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { answerSubject } from '#business/mails/mail-kinds.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ContactMessage } from '#payload-types.ts'
import { displayNameFor } from '#platform/activity/booking-events.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { queueMails } from '#platform/mail/queue-mails.ts'

/** Refuses if the actor saw fewer answers. Earlier answers never change. */
export const recordAnswer: CollectionBeforeChangeHook<ContactMessage> = async ({
  data,
  originalDoc,
  operation,
  req,
  context: { answer },
}) => {
  if (operation !== 'update' || !originalDoc) return data
  // Payload rewrites all answers, so read them under the lock.
  const before = await lockAnswers(originalDoc.id, req)
  const { user } = req
  if (!answer || !user) return { ...data, answers: before }
  if (answer.expectedAnswerCount !== undefined && answer.expectedAnswerCount !== before.length) {
    throw new APIError(staffWords.contactAnswer.answeredMeanwhile, 409, undefined, true)
  }
  const id = randomUUID()
  const newAnswer = {
    id,
    at: new Date().toISOString(),
    by: displayNameFor(user),
    text: answer.text,
  }
  return { ...data, handled: true, answers: [...before, newAnswer] }
}

async function lockAnswers(
  id: string,
  req: PayloadRequest,
): Promise<NonNullable<ContactMessage['answers']>> {
  const transaction = await getTransaction(req)
  await transaction.execute(sql`SELECT FROM contact_messages WHERE id = ${id} FOR NO KEY UPDATE`)
  const { rows } = await transaction.execute<{ id: string; at: string; by: string; text: string }>(
    sql`SELECT id, at, by, text FROM contact_messages_answers WHERE _parent_id = ${id} ORDER BY _order`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

export const queueAnswerMail: CollectionAfterChangeHook<ContactMessage> = async ({
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
