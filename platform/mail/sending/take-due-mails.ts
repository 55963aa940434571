import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { getPostgres } from '#platform/database/adapter.ts'
import { log, requestIdStorage } from '#platform/logs/log.ts'
import { readMailSources } from '#platform/mail/write-mail.tsx'
import { sendMail } from './send-mail.ts'

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
    completion: requestIdStorage.run(email.requestId ?? email.id, () =>
      // Due again when the lease ends.
      sendMail(payload, email, sources).catch((error: unknown) => {
        log.error({ err: error }, `The result of sending email ${email.id} could not be stored`)
      }),
    ),
  }))
}
