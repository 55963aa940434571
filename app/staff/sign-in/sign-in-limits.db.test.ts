import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as staffWords from '#business/words/staff.ts'
import { hashLimits } from '#collections/users/guard-sign-in.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { password as correctPassword } from '#tests/helpers/accounts/accounts.ts'
import { pausePbkdf2 } from '#tests/helpers/accounts/pause-pbkdf2.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { post, readCookie } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import * as login from './sign-in.tsx'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const { trustProxy } = environment

beforeAll(() => {
  environment.trustProxy = true
})
afterAll(() => {
  environment.trustProxy = trustProxy
})
beforeEach(() => emptyDatabase(payload))

interface Attempt {
  email: string
  password?: string
  from?: string
  device?: string
}

const headersFor = ({ from, device }: Attempt) => ({
  ...(from && { 'X-Forwarded-For': from }),
  ...(device && { Cookie: `saaf-known-device=${device}` }),
})

function postToUsersApi(act: string, body: object, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3001/api/users/${act}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'Content-Type': 'application/json' },
  })
  return handleEndpoints({ config, request })
}

const channels = {
  async site(attempt: Attempt) {
    const { email, password = 'a wrong password' } = attempt
    const answer = await post(
      login,
      '/admin/login',
      { email, password },
      { headers: headersFor(attempt) },
    )
    return { ...answer, message: answer.data?.toast?.description }
  },
  async cms(attempt: Attempt) {
    const { email, password = 'a wrong password' } = attempt
    const answer = await postToUsersApi('login', { email, password }, headersFor(attempt))
    const { errors = [] } = (await answer.json()) as { errors?: { message: string }[] }
    return { status: answer.status, headers: answer.headers, message: errors[0]?.message }
  },
}

const attacker = '203.0.113.7'

async function failSignIns(times: number, attempt: Attempt) {
  for (let count = 0; count < times; count += 1) {
    expect((await channels.cms(attempt)).status).toBe(401)
  }
}

/** Hashing passwords is too slow for many guesses. */
const setCounts = (scope: string, points: number) =>
  drizzle.execute(
    sql`UPDATE rate_limits SET points = ${points} WHERE key LIKE ${`signIn ${scope} %`}`,
  )

async function readCounts(scope: string) {
  const { rows } = await drizzle.execute<{ points: number }>(
    sql`SELECT points FROM rate_limits WHERE key LIKE ${`signIn ${scope} %`}`,
  )
  return rows.map(({ points }) => points)
}

const createAccount = async () => (await createUserWithRole(payload, 'staff')).email

describe.each(['site', 'cms'] as const)('sign-in at the %s', (channel) => {
  const signIn = channels[channel]
  const successStatus = channel === 'site' ? 302 : 200

  it('blocks an IP address after five wrong passwords, with the same message', async () => {
    const attempt = { email: await createAccount(), from: attacker }
    const first = await signIn(attempt)
    await failSignIns(4, attempt)
    const answer = await signIn({ ...attempt, password: correctPassword })
    expect(answer.status).toBe(429)
    expect(answer.message).toBe(first.message)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(9 * 60)
    expect(readCookie(answer, 'payload-token')).toBeNull()
  })

  it('answers alike for unknown and existing accounts', async () => {
    const attempts = [{ email: await createAccount() }, { email: 'nobody@saaf.example' }]
    const answers = await Promise.all(
      attempts.map(async (attempt) => {
        const first = await signIn({ ...attempt, from: attacker })
        await setCounts('addressAndAccount', 5)
        return [first, await signIn({ ...attempt, from: attacker })]
      }),
    )
    const replies = answers.map((each) => each.map(({ status, message }) => ({ status, message })))
    expect(replies[1]).toEqual(replies[0])
    expect(replies[0]!.map(({ status }) => status)).toEqual([401, 429])
  })

  it('lets the owner sign in from another IP address while one is blocked', async () => {
    const email = await createAccount()
    await failSignIns(1, { email, from: attacker })
    await setCounts('addressAndAccount', 5)
    expect((await signIn({ email, password: correctPassword, from: attacker })).status).toBe(429)
    expect((await signIn({ email, password: correctPassword, from: '198.51.100.1' })).status).toBe(
      successStatus,
    )
  })

  it('lets a known device sign in while guesses block the account', async () => {
    const email = await createAccount()
    const device = readCookie(
      await signIn({ email, password: correctPassword }),
      'saaf-known-device',
    )!
    expect(device.attributes).toMatchObject({ path: '/', samesite: 'Lax' })
    expect(device.attributes).toHaveProperty('httponly')
    await failSignIns(1, { email, from: attacker })
    await setCounts('%', 1000)
    expect((await signIn({ email, password: correctPassword, from: attacker })).status).toBe(429)
    const own = { email, from: attacker, device: device.value }
    expect((await signIn({ ...own, password: correctPassword })).status).toBe(successStatus)
    // A known device still needs the password and has its own limit.
    expect((await signIn(own)).status).toBe(401)
    // The successful sign-in is refunded a little later.
    await vi.waitFor(async () => expect(await readCounts('knownDevice')).toEqual([1]), waitOptions)
    await setCounts('knownDevice', 10)
    expect((await signIn({ ...own, password: correctPassword })).status).toBe(429)
  })
})

it('counts site and CMS together, ignoring the case of the email', async () => {
  const email = await createAccount()
  await failSignIns(3, { email, from: attacker })
  for (const spelling of [email.toUpperCase(), ` ${email}`]) {
    expect((await channels.site({ email: spelling, from: attacker })).status).toBe(401)
  }
  expect((await channels.site({ email, from: attacker })).status).toBe(429)
})

it('blocks an IP address after thirty wrong passwords across accounts', async () => {
  await failSignIns(1, { email: 'first@saaf.example', from: attacker })
  await setCounts('address', 29)
  await failSignIns(1, { email: 'second@saaf.example', from: attacker })
  expect((await channels.site({ email: 'third@saaf.example', from: attacker })).status).toBe(429)
  expect((await channels.site({ email: 'third@saaf.example', from: '198.51.100.1' })).status).toBe(
    401,
  )
})

it('blocks a network whose addresses try one account after another', async () => {
  const [first, last] = ['2001:db8:1:1::1', '2001:db8:1:ffff::1']
  await failSignIns(1, { email: 'first@saaf.example', from: first })
  await setCounts('network', 149)
  await failSignIns(1, { email: 'second@saaf.example', from: last })
  expect((await channels.cms({ email: 'third@saaf.example', from: first })).status).toBe(429)
  expect((await channels.cms({ email: 'third@saaf.example', from: '2001:db8:2::1' })).status).toBe(
    401,
  )
})

it.each(['unknown', '203.0.113.7,', undefined])(
  'counts senders together whose address is %j behind a trusted proxy',
  async (from) => {
    await failSignIns(1, { email: 'first@saaf.example' })
    await setCounts('address', 29)
    await failSignIns(1, { email: 'second@saaf.example', from })
    expect((await channels.cms({ email: 'third@saaf.example', from })).status).toBe(429)
    const readable = { email: 'third@saaf.example', from: '198.51.100.1:443' }
    expect((await channels.cms(readable)).status).toBe(401)
  },
)

it('bounds wrong passwords of a connection without a trusted proxy', async () => {
  environment.trustProxy = false
  try {
    await failSignIns(1, { email: 'first@saaf.example' })
    await setCounts('shared', 299)
    await failSignIns(1, { email: 'second@saaf.example' })
    expect((await channels.cms({ email: 'third@saaf.example' })).status).toBe(429)
  } finally {
    environment.trustProxy = true
  }
})

it('blocks unknown devices after twenty wrong passwords for one account', async () => {
  const email = await createAccount()
  await failSignIns(1, { email })
  await setCounts('account', 19)
  await failSignIns(1, { email, from: attacker })
  expect((await channels.site({ email, from: '198.51.100.1' })).status).toBe(429)
})

it('does not count correct passwords', async () => {
  const email = await createAccount()
  for (let times = 0; times < 8; times += 1) {
    expect((await channels.site({ email, password: correctPassword, from: attacker })).status).toBe(
      302,
    )
  }
  await vi.waitFor(async () => {
    const { rows } = await drizzle.execute(sql`SELECT key FROM rate_limits WHERE points > 0`)
    expect(rows).toEqual([])
  }, waitOptions)
})

it('lets only five of twelve simultaneous guesses through', async () => {
  const attempt = { email: await createAccount(), from: attacker }
  const answers = await Promise.all(Array.from({ length: 12 }, () => channels.site(attempt)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
})

it('ignores device cookies that are forged or belong to another account', async () => {
  const [email, other] = [await createAccount(), await createAccount()]
  const { value } = readCookie(
    await channels.site({ email: other, password: correctPassword }),
    'saaf-known-device',
  )!
  await failSignIns(1, { email })
  await setCounts('account', 1000)
  for (const device of [value, 'mine.forged', '~~']) {
    expect((await channels.site({ email, password: correctPassword, device })).status).toBe(429)
  }
})

it('rejects altered spellings of a device cookie', async () => {
  const email = await createAccount()
  const { value } = readCookie(
    await channels.site({ email, password: correctPassword }),
    'saaf-known-device',
  )!
  await failSignIns(1, { email })
  await setCounts('account', 1000)
  expect((await channels.site({ email, device: value })).status).toBe(401)
  for (const spelling of [`0${value}`, value.toUpperCase(), `${value}.`]) {
    expect((await channels.site({ email, device: spelling })).status).toBe(429)
  }
})

describe('password reset link', () => {
  const requestLink = (email: string, from = attacker) =>
    postToUsersApi('forgot-password', { email }, { 'X-Forwarded-For': from })

  it('makes the device that uses it known, also while the account is blocked', async () => {
    const email = await createAccount()
    await failSignIns(1, { email })
    await setCounts('account', 1000)
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const password = 'marigold awning ink'
    const { headers } = await postToUsersApi('reset-password', { token, password })
    const device = readCookie({ headers }, 'saaf-known-device')!.value
    expect((await channels.site({ email, password, device })).status).toBe(302)
  })

  it('is limited to three requests in ten minutes, also for unknown accounts', async () => {
    for (const email of [await createAccount(), 'nobody@saaf.example']) {
      const statuses = []
      for (let index = 0; index < 4; index += 1) {
        statuses.push((await requestLink(email, `198.51.100.${index}`)).status)
      }
      expect(statuses).toEqual([200, 200, 200, 429])
    }
  })

  it('is limited to ten requests from one IP address', async () => {
    for (let index = 0; index < 10; index += 1) {
      expect((await requestLink(`nobody-${index}@saaf.example`)).status).toBe(200)
    }
    const answer = await requestLink('nobody@saaf.example')
    expect(answer.status).toBe(429)
    expect(await answer.text()).toContain(staffWords.signIn.tooManyResetMails)
  })
})

it('knows one device for several accounts', async () => {
  const [email, other] = [await createAccount(), await createAccount()]
  const first = readCookie(
    await channels.site({ email, password: correctPassword }),
    'saaf-known-device',
  )!
  const both = readCookie(
    await channels.cms({ email: other, password: correctPassword, device: first.value }),
    'saaf-known-device',
  )!
  await failSignIns(1, { email })
  await setCounts('account', 1000)
  expect(
    (await channels.site({ email, password: correctPassword, device: both.value })).status,
  ).toBe(302)
})

it('hashes a password with the same effort for an unknown account', async () => {
  const pbkdf2 = vi.spyOn(crypto, 'pbkdf2')
  syncBuiltinESMExports()
  const hashParameters = async (email: string) => {
    pbkdf2.mockClear()
    await channels.site({ email })
    return pbkdf2.mock.calls.map(([, , iterations, length, digest]) => [iterations, length, digest])
  }
  const work = await hashParameters(await createAccount())
  expect(work).toHaveLength(1)
  expect(await hashParameters('nobody@saaf.example')).toEqual(work)
  pbkdf2.mockRestore()
  syncBuiltinESMExports()
})

it('answers 429 and counts nothing when too many passwords are being checked', async () => {
  const [wrong, hashes] = [await channels.site({ email: 'nobody@saaf.example' }), pausePbkdf2()]
  const maxConcurrent = hashLimits.maxParallel + hashLimits.maxQueued
  const finished: Awaited<ReturnType<typeof channels.site>>[] = []
  const attempts = Array.from({ length: maxConcurrent + 3 }, async (_, index) => {
    const email = `nobody-${index}@saaf.example`
    finished.push(await channels.site({ email, from: `203.0.${index}.7` }))
  })
  try {
    await expect.poll(() => finished.length, waitOptions).toBe(3)
  } finally {
    hashes.release()
    await Promise.all(attempts)
    hashes.restore()
  }
  for (const answer of finished.slice(0, 3)) {
    expect(answer).toMatchObject({ status: 429, message: wrong.message })
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  }
  expect(finished.slice(3).map(({ status }) => status)).toEqual(Array(maxConcurrent).fill(401))
  const { rows } = await drizzle.execute<{ key: string }>(
    sql`SELECT key FROM rate_limits WHERE points > 0`,
  )
  const keys = rows.map(({ key }) => key)
  expect(keys.filter((key) => key.startsWith('signIn account '))).toHaveLength(1 + maxConcurrent)
})

it('stores no readable IP address or account in rate limit keys', async () => {
  await channels.site({ email: 'nobody@saaf.example', from: attacker })
  const { rows } = await drizzle.execute<{ key: string }>(sql`SELECT key FROM rate_limits`)
  const keys = rows.map(({ key }) => key).toSorted()
  expect(keys).toEqual(
    ['account', 'address', 'addressAndAccount', 'network'].map(
      (scope) => expect.stringMatching(new RegExp(`^signIn ${scope} [\\w-]{43}$`)) as string,
    ),
  )
})
