import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#cms/database/adapter.ts'

/** The mails that are still to be sent. */
export interface MailQueue {
  length: number
  /** Since when the oldest of them is owed. */
  oldestAt: Date | null
  /**
   * The same of the oldest that is owed since the last mail was sent: of a mail server that takes nothing, not of one
   * recipient whose address is wrong.
   */
  stuckSince: Date | null
}

export async function readMailQueue(payload: Payload): Promise<MailQueue> {
  const { rows } = await postgresOf(payload).drizzle.execute<Row>(sql`
    SELECT count(*)::int AS length, min(created_at) AS oldest,
      min(created_at) FILTER (WHERE NOT EXISTS (
        SELECT FROM emails AS sent
        WHERE sent.updated_at > queued.created_at AND sent.sent_at > queued.created_at)) AS stuck
    FROM emails AS queued WHERE status = 'queued'`)
  const { length, oldest, stuck } = rows[0]!
  return { length, oldestAt: instantOf(oldest), stuckSince: instantOf(stuck) }
}

type Row = { length: number; oldest: Date | string | null; stuck: Date | string | null }

const instantOf = (stored: Date | string | null) => (stored === null ? null : new Date(stored))
