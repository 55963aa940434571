import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/database/adapter.ts'

// As many as are read, deleted and added up in some hundredths of a second.
const rowsAtOnce = 10_000

/**
 * Makes few rows of `booking_counts` of many, one for each status and branch, that add up to the same. At most ten thousand
 * at a time; returns whether there may be more.
 *
 * In one statement, so that whoever counts meanwhile sees the rows of before or that of after. What another worker has
 * taken at this moment is left to it.
 */
export async function foldBookingCounts(payload: Payload): Promise<boolean> {
  const { rows } = await postgresOf(payload).drizzle.execute<{ folded: number }>(sql`
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
