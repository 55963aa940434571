import { sql } from '@payloadcms/db-postgres'
import { afterEach, expect, it, vi } from 'vitest'
import { getPostgres } from '#platform/database/adapter.ts'
import { captureLogLines } from '#tests/helpers/capture-log-lines.ts'
import { bookingRequest, testPayload } from '#tests/helpers/database/database.ts'
import { logFailure } from './log-failure.server.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)

afterEach(() => vi.restoreAllMocks())

async function logFailureOf(failing: Promise<unknown>): Promise<string> {
  const lines = captureLogLines()
  await failing.catch((error: unknown) => {
    logFailure('It could not be stored', error)
  })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'error', msg: 'It could not be stored' })
  return lines[0]!
}

it('logs the error code and location of a failed query without personal data', async () => {
  const { name, address } = bookingRequest()
  const line = await logFailureOf(
    drizzle.execute(sql`
      INSERT INTO bookings (reference, name, address) VALUES ('A1B2C3D4', ${name}, ${address})`),
  )
  expect(line).toContain('23502, bookings.')
  expect(line).toContain(' at ')
  for (const value of [name, 'Sea Breeze', 'A1B2C3D4']) expect(line).not.toContain(value)
})

it('logs other errors in full', async () => {
  expect(await logFailureOf(Promise.reject(new Error('The disk is full')))).toContain(
    'The disk is full',
  )
})
