import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { getPostgres } from '#platform/database/adapter.ts'

// Takes some hundredths of a second.
const rowsAtOnce = 10_000

/**
 * Sums rows into one per status and branch. True if there may be more. One statement: concurrent
 * readers see either the old or the new rows.
 */
export async function foldBookingCounts(payload: Payload): Promise<boolean> {
  const { rows } = await getPostgres(payload).drizzle.execute<{ folded: number }>(sql`
    WITH taken AS (
      DELETE FROM booking_counts WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM booking_counts LIMIT ${rowsAtOnce} FOR UPDATE SKIP LOCKED))
      RETURNING status, branch_id, bookings),
    folded AS (
      INSERT INTO booking_counts
      SELECT status, branch_id, sum(bookings) FROM taken GROUP BY status, branch_id HAVING sum(bookings) <> 0)
    SELECT count(*)::int AS folded FROM taken`)
  return rows[0]!.folded === rowsAtOnce
}
