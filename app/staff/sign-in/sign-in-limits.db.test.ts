import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as staffMessages from '#business/words/staff-messages.ts'
import { hashLimits } from '#collections/users/password-hash.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { password as right } from '#tests/setup/accounts.ts'
import { emptyDatabase, testPayload, userWithRole } from '#tests/setup/database.ts'
import { holdHashes } from '#tests/setup/held-hashes.ts'
import { patience } from '#tests/setup/patience.ts'
import { cookieIn, post } from '#tests/setup/route-request.ts'
import * as login from './sign-in.tsx'

const payload = await testPayload()
const { drizzle } = postgresOf(payload)
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
  /** The network address it comes from. */
  from?: string
  /** The known device it comes from: its cookie. */
  device?: string
}

const headersOf = ({ from, device }: Attempt) => ({
  ...(from && { 'X-Forwarded-For': from }),
  ...(device && { Cookie: `saaf-known-device=${device}` }),
})

function rest(act: string, body: object, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3001/api/users/${act}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'Content-Type': 'application/json' },
  })
  return handleEndpoints({ config, request })
}

const doors = {
  async site(attempt: Attempt) {
    const { email, password = 'a wrong password' } = attempt
    const answer = await post(
      login,
      '/admin/login',
      { email, password },
      { headers: headersOf(attempt) },
    )
    return { ...answer, said: answer.data?.toast?.description }
  },
  async cms(attempt: Attempt) {
    const { email, password = 'a wrong password' } = attempt
    const answer = await rest('login', { email, password }, headersOf(attempt))
    const { errors = [] } = (await answer.json()) as { errors?: { message: string }[] }
    return { status: answer.status, headers: answer.headers, said: errors[0]?.message }
  },
}

const attacker = '203.0.113.7'

async function guess(times: number, attempt: Attempt) {
  for (let guessed = 0; guessed < times; guessed += 1) {
    expect((await doors.cms(attempt)).status).toBe(401)
  }
}

/** As if so much had been counted, without the time that it takes to compare passwords. */
const setCounts = (scope: string, points: number) =>
  drizzle.execute(
    sql`UPDATE rate_limits SET points = ${points} WHERE key LIKE ${`signIn ${scope} %`}`,
  )

const owner = async () => (await userWithRole(payload, 'staff')).email

describe.each(['site', 'cms'] as const)('at the %s’s door', (doorName) => {
  const door = doors[doorName]
  const passed = doorName === 'site' ? 302 : 200

  it('five wrong passwords from an address are taken, then it waits, and reads the same', async () => {
    const attempt = { email: await owner(), from: attacker }
    const first = await door(attempt)
    await guess(4, attempt)
    const answer = await door({ ...attempt, password: right })
    expect(answer.status).toBe(429)
    expect(answer.said).toBe(first.said)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(9 * 60)
    expect(cookieIn(answer, 'payload-token')).toBeNull()
  })

  it('an account that there is not answers like one that there is', async () => {
    const attempts = [{ email: await owner() }, { email: 'nobody@saaf.example' }]
    const answers = await Promise.all(
      attempts.map(async (attempt) => {
        const first = await door({ ...attempt, from: attacker })
        await setCounts('addressAndAccount', 5)
        return [first, await door({ ...attempt, from: attacker })]
      }),
    )
    const told = answers.map((each) => each.map(({ status, said }) => ({ status, said })))
    expect(told[1]).toEqual(told[0])
    expect(told[0]!.map(({ status }) => status)).toEqual([401, 429])
  })

  it('whose account it is signs in from elsewhere meanwhile', async () => {
    const email = await owner()
    await guess(1, { email, from: attacker })
    await setCounts('addressAndAccount', 5)
    expect((await door({ email, password: right, from: attacker })).status).toBe(429)
    expect((await door({ email, password: right, from: '198.51.100.1' })).status).toBe(passed)
  })

  it('who has signed in on a device before signs in there, whatever strangers do', async () => {
    const email = await owner()
    const device = cookieIn(await door({ email, password: right }), 'saaf-known-device')!
    expect(device.attributes).toMatchObject({ path: '/', samesite: 'Lax' })
    expect(device.attributes).toHaveProperty('httponly')
    await guess(1, { email, from: attacker })
    await setCounts('%', 1000)
    expect((await door({ email, password: right, from: attacker })).status).toBe(429)
    const own = { email, from: attacker, device: device.value }
    expect((await door({ ...own, password: right })).status).toBe(passed)
    // It is no key: the password is asked for, and guessing on it has a limit of its own.
    expect((await door(own)).status).toBe(401)
    await setCounts('knownDevice', 10)
    expect((await door({ ...own, password: right })).status).toBe(429)
  })
})

it('both doors count together, in whatever case an address is written', async () => {
  const email = await owner()
  await guess(3, { email, from: attacker })
  for (const written of [email.toUpperCase(), ` ${email}`]) {
    expect((await doors.site({ email: written, from: attacker })).status).toBe(401)
  }
  expect((await doors.site({ email, from: attacker })).status).toBe(429)
})

it('an address has thirty wrong passwords, for whatever accounts', async () => {
  await guess(1, { email: 'first@saaf.example', from: attacker })
  await setCounts('address', 29)
  await guess(1, { email: 'second@saaf.example', from: attacker })
  expect((await doors.site({ email: 'third@saaf.example', from: attacker })).status).toBe(429)
  expect((await doors.site({ email: 'third@saaf.example', from: '198.51.100.1' })).status).toBe(401)
})

it('an account has twenty from strangers, from wherever they come', async () => {
  const email = await owner()
  await guess(1, { email })
  await setCounts('account', 19)
  await guess(1, { email, from: attacker })
  expect((await doors.site({ email, from: '198.51.100.1' })).status).toBe(429)
})

it('right passwords count nowhere', async () => {
  const email = await owner()
  for (let times = 0; times < 8; times += 1) {
    expect((await doors.site({ email, password: right, from: attacker })).status).toBe(302)
  }
  await vi.waitFor(async () => {
    const { rows } = await drizzle.execute(sql`SELECT key FROM rate_limits WHERE points > 0`)
    expect(rows).toEqual([])
  }, patience)
})

it('any number at the same moment does not pass together', async () => {
  const attempt = { email: await owner(), from: attacker }
  const answers = await Promise.all(Array.from({ length: 12 }, () => doors.site(attempt)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
})

it('a device is known by a cookie of its own making only, and for the account that signed in', async () => {
  const [email, other] = [await owner(), await owner()]
  const { value } = cookieIn(
    await doors.site({ email: other, password: right }),
    'saaf-known-device',
  )!
  await guess(1, { email })
  await setCounts('account', 1000)
  for (const device of [value, 'mine.forged', '~~']) {
    expect((await doors.site({ email, password: right, device })).status).toBe(429)
  }
})

it('a device’s cookie written in another way is not another device', async () => {
  const email = await owner()
  const { value } = cookieIn(await doors.site({ email, password: right }), 'saaf-known-device')!
  await guess(1, { email })
  await setCounts('account', 1000)
  expect((await doors.site({ email, device: value })).status).toBe(401)
  for (const written of [`0${value}`, value.toUpperCase(), `${value}.`]) {
    expect((await doors.site({ email, device: written })).status).toBe(429)
  }
})

describe('a link to a new password', () => {
  const ask = (email: string, from = attacker) =>
    rest('forgot-password', { email }, { 'X-Forwarded-For': from })

  it('makes the device known on which it is used, whatever strangers do', async () => {
    const email = await owner()
    await guess(1, { email })
    await setCounts('account', 1000)
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const password = 'marigold awning ink'
    const { headers } = await rest('reset-password', { token, password })
    const device = cookieIn({ headers }, 'saaf-known-device')!.value
    expect((await doors.site({ email, password, device })).status).toBe(302)
  })

  it('is mailed three times within ten minutes, whether there is such an account or not', async () => {
    for (const email of [await owner(), 'nobody@saaf.example']) {
      const statuses = []
      for (let asked = 0; asked < 4; asked += 1) {
        statuses.push((await ask(email, `198.51.100.${asked}`)).status)
      }
      expect(statuses).toEqual([200, 200, 200, 429])
    }
  })

  it('is asked for ten times from one address', async () => {
    for (let asked = 0; asked < 10; asked += 1) {
      expect((await ask(`nobody-${asked}@saaf.example`)).status).toBe(200)
    }
    const answer = await ask('nobody@saaf.example')
    expect(answer.status).toBe(429)
    expect(await answer.text()).toContain(staffMessages.signIn.linksAsked)
  })
})

it('one device is known for all who sign in on it', async () => {
  const [email, other] = [await owner(), await owner()]
  const first = cookieIn(await doors.site({ email, password: right }), 'saaf-known-device')!
  const both = cookieIn(
    await doors.cms({ email: other, password: right, device: first.value }),
    'saaf-known-device',
  )!
  await guess(1, { email })
  await setCounts('account', 1000)
  expect((await doors.site({ email, password: right, device: both.value })).status).toBe(302)
})

it('a password is compared as dearly for an account that there is not', async () => {
  const hashing = vi.spyOn(crypto, 'pbkdf2')
  syncBuiltinESMExports()
  const workFor = async (email: string) => {
    hashing.mockClear()
    await doors.site({ email })
    return hashing.mock.calls.map(([, , iterations, length, digest]) => [
      iterations,
      length,
      digest,
    ])
  }
  const work = await workFor(await owner())
  expect(work).toHaveLength(1)
  expect(await workFor('nobody@saaf.example')).toEqual(work)
  hashing.mockRestore()
  syncBuiltinESMExports()
})

it('answers 429 and counts nothing when too many passwords are being checked', async () => {
  const [wrong, hashes] = [await doors.site({ email: 'nobody@saaf.example' }), holdHashes()]
  const most = hashLimits.atOnce + hashLimits.waiting
  const answered: Awaited<ReturnType<typeof doors.site>>[] = []
  const attempts = Array.from({ length: most + 3 }, async (_, index) => {
    const answer = await doors.site({ email: `nobody-${index}@saaf.example` })
    answered.push(answer)
  })
  try {
    await expect.poll(() => answered.length, patience).toBe(3)
  } finally {
    hashes.release()
    await Promise.all(attempts)
    hashes.restore()
  }
  for (const answer of answered.slice(0, 3)) {
    expect(answer).toMatchObject({ status: 429, said: wrong.said })
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  }
  expect(answered.slice(3).map(({ status }) => status)).toEqual(Array(most).fill(401))
  const { rows } = await drizzle.execute(sql`SELECT key FROM rate_limits WHERE points > 0`)
  expect(rows).toHaveLength(1 + most)
})

it('counts hold no address and no account that could be read', async () => {
  await doors.site({ email: 'nobody@saaf.example', from: attacker })
  const { rows } = await drizzle.execute<{ key: string }>(sql`SELECT key FROM rate_limits`)
  const keys = rows.map(({ key }) => key).toSorted()
  expect(keys).toEqual(
    ['account', 'address', 'addressAndAccount'].map(
      (scope) => expect.stringMatching(new RegExp(`^signIn ${scope} [\\w-]{43}$`)) as string,
    ),
  )
})
