import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import { requestIds } from '#platform/logs/request-id.ts'
import { sendMail } from './send-mail.ts'
import { readSources } from './write-mail.tsx'

/** How long a mail that was taken is left alone: then whoever took it counts as dead. */
const leaseSeconds = 60

/** A mail on its way; `sent` settles when it is done with, and never rejects. */
export interface TakenMail {
  id: string
  sent: Promise<void>
}

/**
 * Takes up to `most` mails that are due from the outbox, and begins to send them. Any number of workers may ask at once: none
 * gets a mail that another has taken less than a minute ago, nor one of those that it has `inHand` itself.
 */
export async function takeDueMails(
  payload: Payload,
  most: number,
  inHand: string[] = [],
): Promise<TakenMail[]> {
  const { rows } = await postgresOf(payload).drizzle.execute<{ id: string }>(sql`
    UPDATE emails SET attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
    WHERE id = ANY(ARRAY(
      SELECT id FROM emails
      WHERE status = 'queued' AND due_at <= now() AND id <> ALL(${sql.param(inHand)}::uuid[])
      ORDER BY due_at LIMIT ${most} FOR UPDATE SKIP LOCKED))
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
    readSources(payload),
  ])
  return docs.map((email) => ({
    id: email.id,
    sent: requestIds.run(email.requestId ?? email.id, () =>
      // Taken up again when its time is over.
      sendMail(payload, email, sources).catch((error: unknown) => {
        log.error({ err: error }, `What became of mail ${email.id} could not be noted`)
      }),
    ),
  }))
}
