import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '#cms/database/transaction.ts'

/** Signs an account out wherever it is signed in: at the site and in the CMS alike, from its next request on. */
export async function endSessions(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  userId: string,
): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`DELETE FROM users_sessions WHERE _parent_id = ${userId}`)
}
