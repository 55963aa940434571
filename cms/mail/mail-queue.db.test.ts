import { expect, it } from 'vitest'
import { postgresOf } from '#cms/database/adapter.ts'
import { testPayload } from '#tests/setup/database.ts'
import { plansOf } from '#tests/setup/plans.ts'
import { readMailQueue } from './mail-queue.ts'

const payload = await testPayload()
const { pool } = postgresOf(payload)

it('is read in one go, however many mails wait: each minute, while nothing goes out', async () => {
  await pool.query(`
    INSERT INTO emails (kind, subject, "to", status, sent_at, attempts, message_id, created_at, updated_at)
    SELECT 'booking-notice', 'New booking', 'shop@example.com',
      (CASE WHEN n > 2000 THEN 'sent' ELSE 'queued' END)::enum_emails_status,
      CASE WHEN n > 2000 THEN now() - n * interval '1 second' END, 1, n::text,
      now() - n * interval '1 second', now() - n * interval '1 second'
    FROM generate_series(1, 4000) AS n`)
  await pool.query('VACUUM ANALYZE emails')
  const [plan] = await plansOf(pool, () => readMailQueue(payload), 'owed')
  expect(plan).toContain('emails_sent_at_idx')
  expect(plan).not.toMatch(/SubPlan|loops=(?!1\b)/)
  expect((await readMailQueue(payload)).length).toBe(2000)
})
