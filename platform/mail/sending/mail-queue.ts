import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { getPostgres } from '#platform/database/adapter.ts'
import { log, requestStorage } from '#platform/logs/log.ts'
import { readMailSources } from '#platform/mail/write-mail.tsx'
import { sendMail } from './send-mail.ts'

const failedRecently = sql`(status = 'failed' AND updated_at > now() - interval '7 days')`

/**
 * Returns when the oldest queued or recently failed mail was created if none was sent since. Null
 * if the server only refuses one recipient. Ignores mails that are not due for the first time.
 */
export async function findMailStuckSince(payload: Payload): Promise<Date | null> {
  const { rows } = await getPostgres(payload).drizzle.execute<{ stuck: Date | string | null }>(sql`
    WITH owed AS (
      SELECT created_at, "to", last_error,
        (SELECT max(sent_at) FROM emails) <= created_at IS NOT FALSE AS stuck
      FROM emails WHERE (status = 'queued' AND (attempts > 0 OR due_at <= now())) OR ${failedRecently})
    SELECT CASE WHEN count(DISTINCT "to") FILTER (WHERE stuck) > 1
        -- 55x rejects this mail permanently, after a successful login (RFC 5321, 4.2.3).
        OR bool_or(stuck AND last_error ~ '^55') IS NOT TRUE
        THEN min(created_at) FILTER (WHERE stuck) END AS stuck
    FROM owed`)
  const [{ stuck }] = rows as [{ stuck: Date | string | null }]
  return stuck === null ? null : new Date(stuck)
}

// A worker may be sending a mail that is due within a minute. now() is the start of this
// transaction, and a worker may have taken the mail since.
export const isAwaitingRetry = sql`(status = 'queued' AND due_at > clock_timestamp() + interval '1 minute')`

/**
 * Makes waiting and recently failed mails due now, except failed ones that a later mail replaces.
 * Returns their number.
 */
export async function retryMails(payload: Payload): Promise<number> {
  const { rowCount } = await getPostgres(payload).drizzle.execute(sql`
    UPDATE emails SET status = 'queued', attempts = 0, due_at = now(), updated_at = now()
    WHERE ${isAwaitingRetry} OR (${failedRecently} AND NOT EXISTS (
      SELECT FROM emails AS later
      WHERE later.booking_id = emails.booking_id AND later.kind = emails.kind
        AND later.created_at > emails.created_at))`)
  return rowCount ?? 0
}

/** After this time the worker counts as dead, and another one takes the mail. */
const leaseSeconds = 60

/** `completion` resolves when the attempt ends, and never rejects. */
export interface TakenMail {
  id: string
  completion: Promise<void>
}

/**
 * Takes up to `limit` mails and starts sending them. Concurrent workers never get the same mail
 * during its lease.
 */
export async function takeDueMails(
  payload: Payload,
  limit: number,
  inProgress: string[] = [],
): Promise<TakenMail[]> {
  const { rows } = await getPostgres(payload).drizzle.execute<{ id: string }>(sql`
    UPDATE emails SET attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
    WHERE id = ANY(ARRAY(
      SELECT id FROM emails
      WHERE status = 'queued' AND due_at <= now() AND id <> ALL(${sql.param(inProgress)}::uuid[])
      ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED))
    RETURNING id`)
  if (rows.length === 0) return []
  const [{ docs }, sources] = await Promise.all([
    payload.find({
      collection: 'emails',
      where: { id: { in: rows.map(({ id }) => id) } },
      pagination: false,
      depth: 0,
      overrideAccess: true,
    }),
    readMailSources(payload),
  ])
  return docs.map((email) => ({
    id: email.id,
    completion: requestStorage.run({ id: email.requestId ?? email.id }, () =>
      // Due again when the lease ends.
      sendMail(payload, email, sources).catch((error: unknown) => {
        log.error({ err: error }, `The result of sending email ${email.id} could not be stored`)
      }),
    ),
  }))
}
