import { sql } from '@payloadcms/db-postgres'
import { afterEach, expect, it, vi } from 'vitest'
import { postgresOf } from '#cms/database/adapter.ts'
import { bookingRequest, testPayload } from '#tests/setup/database.ts'
import { logFailure } from './log-failure.server.ts'

const payload = await testPayload()
const { drizzle } = postgresOf(payload)

afterEach(() => vi.restoreAllMocks())

async function logged(failing: Promise<unknown>): Promise<string> {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error: unknown = await failing.then(
    () => null,
    (reason: unknown) => reason,
  )
  logFailure('It could not be stored:', error)
  const [[what, reason] = []] = written.mock.calls
  expect(what).toBe('It could not be stored:')
  expect(reason).toBeTruthy()
  return reason instanceof Error ? `${reason.message} ${reason.stack}` : String(reason)
}

it('names the fault of a query, and nothing that a visitor has entered', async () => {
  const { name, address } = bookingRequest()
  const said = await logged(
    drizzle.execute(sql`
      INSERT INTO bookings (reference, name, address) VALUES ('A1B2C3D4', ${name}, ${address})`),
  )
  expect(said).toContain('violates not-null constraint')
  expect(said).toContain('23502')
  for (const entered of [name, 'Sea Breeze', 'A1B2C3D4']) expect(said).not.toContain(entered)
})

it('tells all there is of another fault', async () => {
  const away = new Error('The database is away')
  expect(await logged(Promise.reject(away))).toContain(away.message)
})
