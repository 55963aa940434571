import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook, Payload } from 'payload'
import type { Email } from '#payload-types.ts'
import { toDbRow } from '#platform/database/adapter.ts'
import { getTransaction, type Transactional } from '#platform/database/transaction.ts'
import { requestStorage } from '#platform/logs/log.ts'
import { isAwaitingRetry } from '#platform/mail/sending/mail-queue.ts'

export interface QueuedMail {
  kind: Email['kind']
  to: string[]
  subject: string
  replyTo?: string
  booking?: string
  contactMessage?: string
  /** The id of the answer's row in the message. */
  answer?: string
  /** Why a booking is cancelled, for the customer, or what changed, for admins. */
  reason?: string
}

/**
 * Queues mails in the transaction of `req`: all or none. Replaces a waiting mail of the same kind,
 * booking and recipients, because texts are written on sending: after two reschedules, "Previous
 * pickup" names the slot in between. Samples get no mails. Workers send after `delaySeconds`.
 */
export async function queueMails(
  req: Transactional,
  mails: QueuedMail[],
  { delaySeconds = 0 } = {},
): Promise<void> {
  const rows = toOutboxRows(req.payload, mails)
  if (rows.length === 0) return
  const bookings = mails.flatMap(({ booking }) => booking ?? [])
  const transaction = await getTransaction(req)
  await transaction.execute(sql`
    WITH queued AS (
      SELECT email.* FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS mail,
        jsonb_populate_record(NULL::emails, mail || jsonb_build_object(
          'due_at', now() + make_interval(secs => ${delaySeconds}))) AS email
      WHERE NOT EXISTS (SELECT FROM bookings WHERE id = email.booking_id AND sample)
        AND NOT EXISTS (
          SELECT FROM contact_messages WHERE id = email.contact_message_id AND sample)),
    replaced AS (
      DELETE FROM emails WHERE id = ANY(ARRAY(
        SELECT id FROM emails
        WHERE booking_id = ANY(${sql.param(bookings)}::uuid[])
          AND (booking_id, kind, "to") IN (SELECT booking_id, kind, "to" FROM queued)
          AND ((status = 'queued' AND attempts = 0) OR ${isAwaitingRetry})
        FOR UPDATE SKIP LOCKED)))
    INSERT INTO emails SELECT * FROM queued`)
}

export function toOutboxRows(payload: Payload, mails: QueuedMail[], { delaySeconds = 0 } = {}) {
  const now = new Date().toISOString()
  return mails
    .filter(({ to }) => to.length > 0)
    .map(({ to, ...mail }) => {
      const id = randomUUID()
      return toDbRow(payload, 'emails', {
        ...mail,
        id,
        to: to.join(', '),
        status: 'queued',
        attempts: 0,
        messageId: id,
        // Without a delay, PostgreSQL's clock, which the workers use.
        dueAt: delaySeconds ? new Date(Date.now() + delaySeconds * 1000).toISOString() : 'now',
        requestId: requestStorage.getStore()?.id,
        createdAt: now,
        updatedAt: now,
      })
    })
}

/**
 * Drops mails queued since `since` (ISO 8601), in the transaction of `req`. Returns false if a
 * worker has already taken one.
 */
export async function dropMails(
  req: Transactional,
  {
    booking,
    kind,
    since,
    lastError,
  }: { booking: string; kind: Email['kind']; since: string; lastError: string },
): Promise<boolean> {
  const transaction = await getTransaction(req)
  const isMeant = sql`booking_id = ${booking} AND kind = ${kind} AND created_at >= ${since}`
  const { rows } = await transaction.execute<{ taken: boolean }>(sql`
    WITH dropped AS (
      UPDATE emails
      SET status = 'dropped', due_at = NULL, last_error = ${lastError}, updated_at = now()
      WHERE ${isMeant} AND status = 'queued' AND attempts = 0 RETURNING id)
    SELECT EXISTS (SELECT FROM emails WHERE ${isMeant} AND status IN ('queued', 'sent')
      AND id NOT IN (SELECT id FROM dropped)) AS taken`)
  return !rows[0]!.taken
}

/** Deletes mails because they repeat the content of the booking or message. */
export function deleteRelatedMails(
  column: 'booking_id' | 'contact_message_id',
): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const transaction = await getTransaction(req)
    await transaction.execute(sql`DELETE FROM emails WHERE ${sql.identifier(column)} = ${id}`)
  }
}
