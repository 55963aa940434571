import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Email } from '#payload-types.ts'
import { getTransaction } from '#platform/database/transaction.ts'

/**
 * Drops mails queued since `since` (ISO 8601), in the transaction of `req`. Returns false if a
 * worker has already taken one.
 */
export async function dropMails(
  req: PayloadRequest,
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
