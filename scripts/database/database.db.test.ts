import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { postgresOf } from '#cms/database/adapter.ts'
import { environment } from '#environment.ts'
import { testPayload, userWithRole } from '#tests/setup/database.ts'
import { needsPreparing } from './database.ts'

const payload = await testPayload()

it('a database is prepared where nobody can sign in, or its first migration was interrupted', async () => {
  const { drizzle } = postgresOf(payload)
  expect(await needsPreparing(environment.databaseUrl!)).toBe(true)
  await userWithRole(payload, 'admin')
  expect(await needsPreparing(environment.databaseUrl!)).toBe(false)
  await drizzle.execute(sql`DELETE FROM payload_migrations; DROP TABLE payload_kv`)
  expect(await needsPreparing(environment.databaseUrl!)).toBe(true)
})
