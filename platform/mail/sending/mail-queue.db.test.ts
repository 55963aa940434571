import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { up } from '#migrations/20261125_093000_convert_dropped_mails.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { explainQueries } from '#tests/helpers/database/explain-queries.ts'
import { readMailQueue } from './mail-queue.ts'

const payload = await testPayload()
const { pool, drizzle } = getPostgres(payload)

it('reads the queue without a subplan for thousands of queued mails', async () => {
  await pool.query(`
    INSERT INTO emails (kind, subject, "to", status, sent_at, attempts, message_id, created_at, updated_at)
    SELECT 'booking-notice', 'New booking', 'shop@example.com',
      (CASE WHEN n > 2000 THEN 'sent' ELSE 'queued' END)::enum_emails_status,
      CASE WHEN n > 2000 THEN now() - n * interval '1 second' END, 1, n::text,
      now() - n * interval '1 second', now() - n * interval '1 second'
    FROM generate_series(1, 4000) AS n`)
  await pool.query('VACUUM ANALYZE emails')
  const [plan] = await explainQueries(pool, () => readMailQueue(payload), 'owed')
  expect(plan).toContain('emails_sent_at_idx')
  expect(plan).not.toMatch(/SubPlan|loops=(?!1\b)/)
  expect((await readMailQueue(payload)).length).toBe(2000)
})

it('drops the mails that earlier versions marked as unnecessary', async () => {
  await pool.query(`
    INSERT INTO emails (kind, subject, "to", status, last_error, attempts, message_id)
    SELECT 'booking-reminder', error, 'asha@example.com', 'failed', error, 1, error
    FROM unnest(ARRAY['550 no such mailbox', 'What this mail is about has been deleted.',
      'No longer needed: what it says was no longer so before it could be sent.']) AS error`)
  await up({ db: drizzle } as unknown as MigrateUpArgs)
  const { rows } = await pool.query(
    `SELECT subject FROM emails WHERE status = 'failed' AND kind = 'booking-reminder'`,
  )
  expect(rows).toEqual([{ subject: '550 no such mailbox' }])
})
