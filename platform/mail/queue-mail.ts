import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { Email } from '#payload-types.ts'
import { rowOf } from '#platform/database/row-of.ts'
import { transactionOf } from '#platform/database/transaction.ts'
import { requestIds } from '#platform/logs/request-id.ts'
import { waitsForNextTry } from './mail-queue.ts'

/** A mail that is to be sent: who reads it and what it is about. Its text is written when it is sent. */
export interface QueuedMail {
  kind: Email['kind']
  to: string[]
  subject: string
  replyTo?: string
  booking?: string
  contactMessage?: string
  /** The id of the row of the message that it carries. */
  answer?: string
}

/**
 * Puts mails into the outbox, from which the workers send them, in the transaction of `req`: a change that is rolled back
 * sends nothing, a change that is stored is always mailed, however long the mail server is away. One statement, so that
 * without a transaction all are queued or none. A mail addressed to nobody is left out.
 *
 * Replaces a mail of the same kind to the same recipients about the same booking that still waits. Its text is written when
 * it is sent, so it shows the newest state; after two moves, "Moved from" names the slot in between. A mail that a worker is
 * sending stays.
 */
export async function queueMails(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  mails: QueuedMail[],
): Promise<void> {
  const rows = outboxRows(req.payload, mails)
  if (rows.length === 0) return
  const bookings = mails.flatMap(({ booking }) => booking ?? [])
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    WITH queued AS (
      SELECT * FROM jsonb_populate_recordset(NULL::emails, ${JSON.stringify(rows)}::jsonb)),
    replaced AS (
      DELETE FROM emails WHERE id = ANY(ARRAY(
        SELECT id FROM emails
        WHERE booking_id = ANY(${sql.param(bookings)}::uuid[])
          AND (booking_id, kind, "to") IN (SELECT booking_id, kind, "to" FROM queued)
          AND ((status = 'queued' AND attempts = 0) OR ${waitsForNextTry})
        FOR UPDATE SKIP LOCKED)))
    INSERT INTO emails SELECT * FROM queued`)
}

/** The rows of `emails` in which mails wait to be sent. */
export function outboxRows(payload: Payload, mails: QueuedMail[]) {
  const now = new Date().toISOString()
  return mails
    .filter(({ to }) => to.length > 0)
    .map(({ to, ...mail }) => {
      const id = randomUUID()
      return rowOf(payload, 'emails', {
        ...mail,
        id,
        to: to.join(', '),
        status: 'queued',
        attempts: 0,
        messageId: id,
        // PostgreSQL's own clock, by which the workers go.
        dueAt: 'now',
        requestId: requestIds.getStore(),
        createdAt: now,
        updatedAt: now,
      })
    })
}
