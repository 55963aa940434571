import { sql } from '@payloadcms/db-postgres'
import { afterEach, expect, it } from 'vitest'
import { environment } from '#environment.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { whyUnready } from '#platform/database/health/readiness.ts'
import { testPayload } from '#tests/setup/database.ts'
import { migrationNames } from './migrations.ts'
import { newerSchemaAt, requireMigration } from './required-migrations.ts'

const payload = await testPayload()
const { drizzle } = postgresOf(payload)

afterEach(() => drizzle.execute(sql`DELETE FROM payload_kv`))

it('keeps a release ready that knows all required migrations', async () => {
  expect(await whyUnready(payload)).toBeNull()
  await requireMigration(drizzle, migrationNames[0]!)
  await requireMigration(drizzle, migrationNames.at(-1)!)
  expect(await whyUnready(payload)).toBeNull()
  expect(await newerSchemaAt(environment.databaseUrl)).toBeUndefined()
})

it('reports an unknown required migration', async () => {
  await requireMigration(drizzle, '20990101_000000_later')
  await requireMigration(drizzle, migrationNames[0]!)
  expect(await whyUnready(payload)).toBe('schema')
  expect(await newerSchemaAt(environment.databaseUrl)).toMatch(
    /^This database is that of a newer release of Saaf \(20990101_000000_later [^.]+\.$/,
  )
})

it('returns undefined when the database does not answer', async () => {
  expect(await newerSchemaAt('postgres://127.0.0.1:1/none')).toBeUndefined()
})
