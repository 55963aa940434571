import { sql } from '@payloadcms/db-postgres'
import { getPayload, type RequiredDataFromCollectionSlug } from 'payload'
import { expect, it } from 'vitest'
import config from '#payload.config.ts'
import { bookingRequest, emptyDatabase, testPayload } from '#tests/setup/database.ts'
import { postgresOf } from './adapter.ts'
import { resilientPostgres } from './postgres.ts'

const payload = await testPayload()

// Each fault below would end the process, and with it this test's run, if nobody listened.

it('answers again after all its connections were cut', async () => {
  const { drizzle } = postgresOf(payload)
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

it('takes nothing for stored whose COMMIT has failed', async () => {
  const { drizzle } = postgresOf(payload)
  await drizzle.execute(sql`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'refused at the end'; END $$`)
  await drizzle.execute(sql`
    CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON bookings
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`)
  const booking = bookingRequest() as unknown as RequiredDataFromCollectionSlug<'bookings'>
  const stored = payload.create({ collection: 'bookings', data: booking, overrideAccess: true })
  await expect(stored).rejects.toThrow('Failed query: commit')
  await drizzle.execute(sql`DROP FUNCTION refuse CASCADE`)
  await expect(payload.count({ collection: 'bookings', overrideAccess: true })).resolves.toEqual({
    totalDocs: 0,
  })
  await payload.create({ collection: 'bookings', data: booking, overrideAccess: true })
  await emptyDatabase(payload)
})

it('tells only whoever asked that the database is away', async () => {
  const present = await config
  const away = resilientPostgres({ pool: { connectionString: 'postgres://127.0.0.1:1/away' } })
  const db = { ...away, name: 'postgres', allowIDOnCreate: true }
  const asked = getPayload({ key: 'away', config: { ...present, db } })
  await expect(asked).rejects.toThrow('cannot connect to Postgres')
})
