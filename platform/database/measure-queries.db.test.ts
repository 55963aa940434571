import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { type RequestTimes, requestTimesStorage } from '#platform/logs/request-times.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { measureQueries } from './measure-queries.ts'

await testPayload()

it('adds pool and transaction queries to the request times, also failed ones', async () => {
  const pool = new Pool({ connectionString: process.env.DATABASE_URL })
  pool.on('connect', measureQueries)
  const times: RequestTimes = { startedAt: performance.now(), databaseMs: 0, queries: 0 }
  await requestTimesStorage.run(times, async () => {
    expect((await pool.query('SELECT pg_sleep(0.05), $1::int AS one', [1])).rows).toMatchObject([
      { one: 1 },
    ])
    const client = await pool.connect()
    await expect(client.query('SELECT nothing')).rejects.toThrow('nothing')
    client.release()
  })
  await pool.query('SELECT 1')
  expect(times.queries).toBe(2)
  expect(times.databaseMs).toBeGreaterThanOrEqual(50)
  await pool.end()
})
