import { sql } from '@payloadcms/db-postgres'
import { APIError, handleEndpoints } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import config from '#payload.config.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { captureLogLines } from '#tests/helpers/capture-log-lines.ts'
import {
  bookingRequest,
  createUserWithRole,
  testPayload,
} from '#tests/helpers/database/database.ts'
import { log, requestStorage } from './log.ts'

const payload = await testPayload()

let lines: string[]

beforeEach(() => {
  lines = captureLogLines()
})

afterEach(() => vi.restoreAllMocks())

const logged = () =>
  lines.map((line) => JSON.parse(line) as { level: string; msg?: string; err?: { stack: string } })

async function send(method: string, path: string, body: object): Promise<number> {
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await handleEndpoints({ config, request })).status
}

it('is shared with Payload', () => {
  expect(payload.logger).toBe(log)
})

it('writes one line without a stack for each refusal', async () => {
  const { email } = await createUserWithRole(payload, 'staff')
  expect(await send('POST', '/users/login', { email, password: 'a wrong one' })).toBe(401)
  expect(await send('POST', '/bookings', bookingRequest())).toBe(403)
  payload.logger.error({ err: new APIError('Somebody was quicker.', 409) })

  expect(logged().map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^Refused \(401\): /),
    expect.stringContaining('not allowed'),
    'Refused (409): Somebody was quicker.',
  ])
  expect(logged().filter(({ level, err }) => level === 'error' || err)).toEqual([])
})

it('logs an aborted request as info, and other errors with that message as errors', () => {
  payload.logger.error({ err: Object.assign(new Error('aborted'), { code: 'ECONNRESET' }) })
  payload.logger.error({ err: new Error('aborted') })
  expect(logged().map(({ level }) => level)).toEqual(['info', 'error'])
})

it('logs errors with their stack', () => {
  payload.logger.error({ err: new APIError('The disk is full.', 500) })
  payload.logger.error({ err: new APIError('Gone meanwhile.', 404), msg: 'A job has failed' })
  payload.logger.error(new TypeError('not a function'))
  expect(logged().map(({ level, msg, err }) => [level, msg, Boolean(err?.stack)])).toEqual([
    ['error', 'The disk is full.', true],
    ['error', 'A job has failed', true],
    ['error', 'not a function', true],
  ])
})

it('omits query parameters in every form that Payload logs', () => {
  const failed = Object.assign(new Error('Failed query: insert\nparams: Asha'), {
    params: ['Asha'],
  })
  payload.logger.error({ err: failed })
  payload.logger.error({ err: failed, msg: failed.message })
  payload.logger.error(failed)
  payload.logger.error(failed, failed.message)
  payload.logger.error(`Could not: ${failed.message}`)
  expect(lines).toHaveLength(5)
  expect(lines.join('')).not.toContain('Asha')
})

it('adds the id of the current request', () => {
  requestStorage.run({ id: 'request-1' }, () => {
    payload.logger.info('Something was done')
  })
  expect(JSON.parse(lines[0]!)).toMatchObject({ requestId: 'request-1' })
})

describe('logFailure', () => {
  const { drizzle } = getPostgres(payload)

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
})
