import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { getTransaction } from '#platform/database/transaction.ts'

/** Deletes mails because they repeat the content of the booking or message. */
export function deleteRelatedMails(
  column: 'booking_id' | 'contact_message_id',
): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const transaction = await getTransaction(req)
    await transaction.execute(sql`DELETE FROM emails WHERE ${sql.identifier(column)} = ${id}`)
  }
}
