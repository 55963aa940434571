import config from '#payload.config'
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import { testPayload } from '../tests/setup/database'
import { enduringPostgres } from './enduring-postgres'

// Each fault below would end the process, and with it this test's run, if nobody listened.

it('answers again after all its connections were cut', async () => {
  const payload = await testPayload()
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const lost = drizzle.transaction(async (transaction) => {
    await drizzle.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    await transaction.execute(sql`SELECT 1`)
  })
  await expect(lost).rejects.toThrow()
  await expect(payload.count({ collection: 'bookings', overrideAccess: true })).resolves.toEqual({
    totalDocs: 0,
  })
})

it('tells only whoever asked that the database is away', async () => {
  const present = await config
  const away = enduringPostgres({ pool: { connectionString: 'postgres://127.0.0.1:1/away' } })
  const db = { ...away, name: 'postgres', allowIDOnCreate: true }
  const asked = getPayload({ key: 'away', config: { ...present, db } })
  await expect(asked).rejects.toThrow('cannot connect to Postgres')
})
