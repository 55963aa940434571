import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/database/adapter.ts'

/** The mails that are still to be sent. */
export interface MailQueue {
  length: number
  /** Since when the oldest of them is owed. */
  oldestAt: Date | null
  /**
   * Since when mails are owed, or were lately given up, and none has been sent to anybody: of a mail server that takes nothing.
   * Null where all that waits is one recipient whom it refuses.
   */
  stuckSince: Date | null
}

const givenUpLately = sql`(status = 'failed' AND updated_at > now() - interval '7 days')`

export async function readMailQueue(payload: Payload): Promise<MailQueue> {
  const { rows } = await postgresOf(payload).drizzle.execute<Row>(sql`
    WITH owed AS (
      SELECT status, created_at, "to", last_error,
        (SELECT max(sent_at) FROM emails) <= created_at IS NOT FALSE AS stuck
      FROM emails WHERE status = 'queued' OR ${givenUpLately})
    SELECT count(*) FILTER (WHERE status = 'queued')::int AS length,
      min(created_at) FILTER (WHERE status = 'queued') AS oldest,
      CASE WHEN count(DISTINCT "to") FILTER (WHERE stuck) > 1
        -- Refused for good after the mail server had let us in: RFC 5321, 4.2.3.
        OR bool_or(stuck AND last_error ~ '^55') IS NOT TRUE
        THEN min(created_at) FILTER (WHERE stuck) END AS stuck
    FROM owed`)
  const { length, oldest, stuck } = rows[0]!
  return { length, oldestAt: instantOf(oldest), stuckSince: instantOf(stuck) }
}

// A mail due within a minute may be one that a worker is sending. Not now(): that is when this transaction began, and the
// worker may have taken the mail since.
export const waitsForNextTry = sql`(status = 'queued' AND due_at > clock_timestamp() + interval '1 minute')`

/**
 * Makes due at once what waits for its next try, and what was given up within the last seven days, unless a later mail of its
 * kind about the same booking has taken its place. Returns how many.
 */
export async function retryMails(payload: Payload): Promise<number> {
  const { rowCount } = await postgresOf(payload).drizzle.execute(sql`
    UPDATE emails SET status = 'queued', attempts = 0, due_at = now(), updated_at = now()
    WHERE ${waitsForNextTry} OR (${givenUpLately} AND NOT EXISTS (
      SELECT FROM emails AS later
      WHERE later.booking_id = emails.booking_id AND later.kind = emails.kind
        AND later.created_at > emails.created_at))`)
  return rowCount ?? 0
}

type Row = { length: number; oldest: Date | string | null; stuck: Date | string | null }

const instantOf = (stored: Date | string | null) => (stored === null ? null : new Date(stored))
