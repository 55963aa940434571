import { sql } from '@payloadcms/db-postgres'
import { afterEach, expect, it } from 'vitest'
import { environment } from '#environment.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { readinessFailure } from '#platform/database/health/readiness.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { migrationNames } from './migrations.ts'
import { checkSchemaCompatibility, requireMigration } from './required-migrations.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)

afterEach(() => drizzle.execute(sql`DELETE FROM payload_kv`))

it('keeps a release ready that knows all required migrations', async () => {
  expect(await readinessFailure(payload)).toBeNull()
  await requireMigration(drizzle, migrationNames[0]!)
  await requireMigration(drizzle, migrationNames.at(-1)!)
  expect(await readinessFailure(payload)).toBeNull()
  expect(await checkSchemaCompatibility(environment.databaseUrl)).toBeUndefined()
})

it('reports an unknown required migration', async () => {
  await requireMigration(drizzle, '20990101_000000_later')
  await requireMigration(drizzle, migrationNames[0]!)
  expect(await readinessFailure(payload)).toBe('schema')
  expect(await checkSchemaCompatibility(environment.databaseUrl)).toMatch(
    /^This database belongs to a newer release of Saaf \(20990101_000000_later [^.]+\.$/,
  )
})

it('returns undefined when the database does not answer', async () => {
  expect(await checkSchemaCompatibility('postgres://127.0.0.1:1/none')).toBeUndefined()
})
