import { APIError, defaultLoggerOptions, handleEndpoints } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import config from '#payload.config.ts'
import { bookingRequest, testPayload, userWithRole } from '#tests/setup/database.ts'

const payload = await testPayload()

let lines: string[]

beforeEach(() => {
  lines = []
  vi.spyOn(defaultLoggerOptions, 'write').mockImplementation((line: unknown) => {
    lines.push(String(line))
    return true
  })
})

afterEach(() => vi.restoreAllMocks())

const errorLevel = 50

function logged(): { level: number; msg?: string; err?: { stack: string } }[] {
  return lines.map((line) => JSON.parse(line) as ReturnType<typeof logged>[number])
}

async function ask(method: string, path: string, body: object): Promise<number> {
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await handleEndpoints({ config, request })).status
}

it('has one line without a stack for each refusal', async () => {
  const { email } = await userWithRole(payload, 'staff')
  expect(await ask('POST', '/users/login', { email, password: 'a wrong one' })).toBe(401)
  expect(await ask('POST', '/bookings', bookingRequest())).toBe(403)
  payload.logger.error({ err: new APIError('Somebody was quicker.', 409) })

  expect(logged().map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^Refused \(401\): /),
    expect.stringContaining('not allowed'),
    'Refused (409): Somebody was quicker.',
  ])
  expect(logged().filter(({ level, err }) => level >= errorLevel || err)).toEqual([])
})

it('keeps a fault an error, with its stack', () => {
  payload.logger.error({ err: new APIError('The disk is full.') })
  payload.logger.error({ err: new APIError('Gone meanwhile.', 404), msg: 'A job has failed' })
  payload.logger.error({ err: new TypeError('not a function') })
  expect(logged().map(({ level, err }) => [level, Boolean(err?.stack)])).toEqual(
    Array.from({ length: 3 }, () => [errorLevel, true]),
  )
})
