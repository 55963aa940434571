import { sql } from '@payloadcms/db-postgres'
import { getPayload, type RequiredDataFromCollectionSlug } from 'payload'
import { expect, it } from 'vitest'
import * as messages from '#business/words/messages.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { readinessFailure } from '#platform/database/health/readiness.ts'
import { bookingRequest, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { getPostgres } from './adapter.ts'
import { resilientPostgres } from './postgres.ts'

const payload = await testPayload()

// Without the adapter's listeners, each fault below would end the process.

it('answers after all connections were cut', async () => {
  const { drizzle } = getPostgres(payload)
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

it('rejects a write whose COMMIT fails', async () => {
  const { drizzle } = getPostgres(payload)
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

it('rejects transactions and is not ready while stuck ones use the whole pool', async () => {
  const present = await config
  const pool = { connectionString: environment.databaseUrl, max: 6, connectionTimeoutMillis: 500 }
  const adapter = resilientPostgres({ idType: 'uuid', push: false, pool })
  const db = { ...adapter, name: 'postgres', allowIDOnCreate: true }
  const small = await getPayload({ key: 'small', config: { ...present, db } })
  const stuck = await Promise.all([small.db.beginTransaction(), small.db.beginTransaction()])
  const booking = bookingRequest() as unknown as RequiredDataFromCollectionSlug<'bookings'>
  const store = () =>
    small.create({ collection: 'bookings', data: booking, overrideAccess: true, depth: 0 })
  await expect(store()).rejects.toMatchObject({
    status: 503,
    isPublic: true,
    message: messages.request.unavailable,
  })
  expect(await readinessFailure(small)).toBe('transactions')
  await small.db.rollbackTransaction(stuck[0]!)
  await store()
  expect(await readinessFailure(small)).toBeNull()
  await small.db.rollbackTransaction(stuck[1]!)
})

it('rejects only the caller when the database is unreachable', async () => {
  const present = await config
  const away = resilientPostgres({ pool: { connectionString: 'postgres://127.0.0.1:1/away' } })
  const db = { ...away, name: 'postgres', allowIDOnCreate: true }
  const starting = getPayload({ key: 'away', config: { ...present, db } })
  await expect(starting).rejects.toThrow('cannot connect to Postgres')
})
