import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { getPostgres } from '#platform/database/adapter.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { explainDatabaseError } from './explain-database-error.ts'

const { drizzle } = getPostgres(await testPayload())

async function problemOf(statement: string, role = 'NONE'): Promise<string | null> {
  const failed = drizzle.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`CREATE ROLE visitor; SET LOCAL ROLE ${role}`))
    await transaction.execute(sql.raw(statement))
  })
  const error: unknown = await failed.catch((error: unknown) => error)
  return explainDatabaseError(error, 'postgres://visitor:secret@localhost/saaf')
}

it.each([
  ['CREATE TABLE public.new ()', 'GRANT ALL ON SCHEMA public TO "visitor";'],
  ['SELECT FROM public.bookings', 'GRANT ALL ON TABLE bookings TO "visitor";'],
  ['CREATE EXTENSION citext', 'GRANT CREATE ON DATABASE "saaf" TO "visitor";'],
  ['ALTER TABLE public.bookings ADD COLUMN new text', 'ALTER TABLE bookings OWNER TO "visitor";'],
])('names the missing grant for: %s', async (statement, grant) => {
  const problem = await problemOf(`SET LOCAL search_path TO public; ${statement}`, 'visitor')
  expect(problem).toContain(grant)
})

it('names the missing column', async () => {
  expect(await problemOf('SELECT missing FROM bookings')).toContain('column "missing"')
})

it('reports a full disk', async () => {
  const raised = `DO $$ BEGIN RAISE 'could not extend file' USING ERRCODE = '53100'; END $$`
  expect(await problemOf(raised)).toMatch(/^The disk of the database is full/)
})

it('returns null for other errors', async () => {
  expect(await problemOf('SELECT 1 / 0')).toBeNull()
  expect(explainDatabaseError(new Error('Nothing of a database'))).toBeNull()
})
