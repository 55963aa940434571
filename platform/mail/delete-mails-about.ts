import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { transactionOf } from '#platform/database/transaction.ts'

/** With a booking or a message go the mails about it, which say the same. `column` is where a mail names it. */
export function deleteMailsAbout(
  column: 'booking_id' | 'contact_message_id',
): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const transaction = await transactionOf(req)
    await transaction.execute(sql`DELETE FROM emails WHERE ${sql.identifier(column)} = ${id}`)
  }
}
