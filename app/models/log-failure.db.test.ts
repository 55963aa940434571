import { sql } from '@payloadcms/db-postgres'
import { afterEach, expect, it, vi } from 'vitest'
import { postgresOf } from '#platform/database/adapter.ts'
import { bookingRequest, testPayload } from '#tests/setup/database.ts'
import { logLines } from '#tests/setup/log-lines.ts'
import { logFailure } from './log-failure.server.ts'

const payload = await testPayload()
const { drizzle } = postgresOf(payload)

afterEach(() => vi.restoreAllMocks())

async function logged(failing: Promise<unknown>): Promise<string> {
  const lines = logLines()
  await failing.catch((error: unknown) => {
    logFailure('It could not be stored', error)
  })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'error', msg: 'It could not be stored' })
  return lines[0]!
}

it('names the fault of a query and where it was, and nothing that a visitor has entered', async () => {
  const { name, address } = bookingRequest()
  const said = await logged(
    drizzle.execute(sql`
      INSERT INTO bookings (reference, name, address) VALUES ('A1B2C3D4', ${name}, ${address})`),
  )
  expect(said).toContain('23502, bookings.')
  expect(said).toContain(' at ')
  for (const entered of [name, 'Sea Breeze', 'A1B2C3D4']) expect(said).not.toContain(entered)
})

it('tells all there is of another fault', async () => {
  expect(await logged(Promise.reject(new Error('The disk is full')))).toContain('The disk is full')
})
