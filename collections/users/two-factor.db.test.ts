import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as login from '#app/staff/sign-in/sign-in.tsx'
import { signInLimits } from '#business/accounts/sign-in-limits.ts'
import {
  recoveryCodes,
  setupCodeLimit,
  setupKeyTtlSeconds,
  totp,
} from '#business/accounts/two-factor.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import {
  ApiError,
  apiNames,
  callRestApi,
  createPerson,
  deleteAccount,
  type TestPerson,
} from '#tests/access/api-clients.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { totpCode } from '#tests/helpers/accounts/totp-code.ts'
import { personWithTwoFactor, wrongCode } from '#tests/helpers/accounts/two-factor.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { post, readCookie } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const texts = staffMessages.twoFactor
const strong = 'marigold awning ink'

beforeEach(() => emptyDatabase(payload))
afterEach(() => vi.useRealTimers())

const send = <Answer>({ token }: { token: string | null }, path: string, body: object = {}) =>
  callRestApi<Answer>(token, 'POST', `users/${path}`, JSON.stringify(body))

/** Uses up the current code. */
async function turnOn(owner: TestPerson) {
  const { key } = await send<{ key: string }>(owner, 'second-step/begin', { password })
  const codes = await send<{ recoveryCodes: string[] }>(owner, 'second-step/confirm', {
    code: totpCode(key),
  })
  return { key, ...codes }
}

const guarded = (role?: 'admin' | 'staff') => personWithTwoFactor(payload, role)

/** Stays within one TOTP time step. */
const freezeTime = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })

interface Attempt {
  email: string
  password?: string
  code?: string
}

const signInChannels = {
  async site({ email, password: typed = password, code }: Attempt) {
    const answer = await post(login, '/admin/login', {
      email,
      password: typed,
      ...(code !== undefined && { code }),
    })
    return {
      status: answer.status,
      token: readCookie(answer, 'payload-token')?.value ?? null,
      asksCode: answer.data?.asksCode ?? false,
    }
  },
  async cms({ email, password: typed = password, code }: Attempt) {
    try {
      const { token } = await send<{ token: string }>({ token: null }, 'login', {
        email,
        password: typed,
        code,
      })
      return { status: 302, token, asksCode: false }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return {
        status: error.status,
        token: null,
        asksCode: error.message.includes('"needs":"code"'),
      }
    }
  },
  async 'Local API'({ email, password: typed = password, code }: Attempt) {
    try {
      const data = { email, password: typed }
      const { token = null } = await payload.login({
        collection: 'users',
        data,
        context: { twoFactorCode: code },
        overrideAccess: true,
      })
      return { status: 302, token, asksCode: false }
    } catch (error) {
      const { status, data } = error as { status: number; data?: { needs?: string } }
      return { status, token: null, asksCode: data?.needs === 'code' }
    }
  },
}
const channelNames = Object.keys(signInChannels) as (keyof typeof signInChannels)[]

const signedInEmail = async (token: string | null) =>
  (await callRestApi<{ user: User | null }>(token, 'GET', 'users/me')).user?.email

const countSessions = async ({ id }: Pick<User, 'id'>) => {
  const { rows } = await drizzle.execute(
    sql`SELECT id FROM users_sessions WHERE _parent_id = ${id}`,
  )
  return rows.length
}

describe.each(channelNames)('sign-in through %s', (channelName) => {
  const signIn = signInChannels[channelName]

  it('opens no session without a code, and asks for it', async () => {
    const { owner, email } = await guarded()
    const before = await countSessions(owner.user!)
    for (const code of [undefined, '', '  ']) {
      expect(await signIn({ email, code })).toEqual({ status: 401, token: null, asksCode: true })
    }
    expect(await countSessions(owner.user!)).toBe(before)
  })

  it('does not ask for a code after a wrong password', async () => {
    const { email, nextCode } = await guarded()
    const wrong = { email, password: 'a wrong password' }
    for (const code of [undefined, nextCode()]) {
      expect(await signIn({ ...wrong, code })).toEqual({
        status: 401,
        token: null,
        asksCode: false,
      })
    }
    expect(await signIn({ email, code: nextCode() })).toMatchObject({ status: 302 })
  })

  it('opens a session for password and code, and rejects the same code again', async () => {
    const { email, nextCode } = await guarded()
    const code = nextCode()
    const { status, token } = await signIn({ email, code })
    expect(status).toBe(302)
    expect(await signedInEmail(token)).toBe(email)
    expect(await signIn({ email, code })).toMatchObject({ status: 401, token: null })
  })

  it('accepts a recovery code once', async () => {
    const { email, recoveryCodes } = await guarded()
    const [code] = recoveryCodes
    expect(await signedInEmail((await signIn({ email, code })).token)).toBe(email)
    expect(await signIn({ email, code })).toMatchObject({ status: 401, token: null })
    expect(await signIn({ email, code: recoveryCodes[9] })).toMatchObject({ status: 302 })
  })

  it('needs no code when two-factor is off', async () => {
    const { user } = await createPerson(payload, 'staff')
    expect(await signIn({ email: user!.email })).toMatchObject({ status: 302 })
    expect(await signIn({ email: user!.email, code: '123456' })).toMatchObject({ status: 302 })
  })
})

describe('two-factor code', () => {
  it.each([
    ['the step before', -1, 401],
    ['the step after', 1, 302],
    ['two steps after', 2, 401],
  ])('answers a code of %s (%i) with %i', async (_, steps, status) => {
    freezeTime()
    // Turning it on used the current code, which also rules out older ones.
    const { email, key } = await guarded()
    expect((await signInChannels.cms({ email, code: totpCode(key, steps) })).status).toBe(status)
  })

  it('accepts an unused code of the step before', async () => {
    freezeTime()
    const { owner, email, key } = await guarded()
    await drizzle.execute(
      sql`UPDATE second_steps SET last_step = 0 WHERE user_id = ${owner.user!.id}`,
    )
    expect(await signInChannels.cms({ email, code: totpCode(key, -2) })).toMatchObject({
      status: 401,
    })
    expect(await signInChannels.cms({ email, code: totpCode(key, -1) })).toMatchObject({
      status: 302,
    })
  })

  it('opens one session when several requests send the same code', async () => {
    const { email, nextCode, recoveryCodes } = await guarded()
    for (const code of [nextCode(), recoveryCodes[0]!]) {
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => signInChannels.cms({ email, code })),
      )
      expect(answers.filter(({ status }) => status === 302)).toHaveLength(1)
      await drizzle.execute(sql`DELETE FROM rate_limits`)
    }
  })

  it('rejects the codes of another account', async () => {
    const [first, second] = [await guarded(), await guarded()]
    expect(await signInChannels.cms({ email: first.email, code: second.nextCode() })).toMatchObject(
      {
        status: 401,
      },
    )
    await drizzle.execute(
      sql`UPDATE second_steps SET recovery_hashes = '{}' WHERE user_id = ${first.owner.user!.id}`,
    )
    const [code] = second.recoveryCodes
    expect(await signInChannels.cms({ email: first.email, code })).toMatchObject({ status: 401 })
  })

  it('counts a wrong code as a wrong password', async () => {
    const { email, key, nextCode } = await guarded()
    await drizzle.execute(sql`DELETE FROM rate_limits`)
    await signInChannels.cms({ email, code: wrongCode(key) })
    const { rows } = await drizzle.execute<{ points: number }>(
      sql`SELECT points FROM rate_limits WHERE key LIKE 'signIn account %'`,
    )
    expect(rows).toEqual([{ points: 1 }])
    await drizzle.execute(
      sql`UPDATE rate_limits SET points = ${signInLimits.account} WHERE key LIKE 'signIn account %'`,
    )
    expect(await signInChannels.cms({ email, code: nextCode() })).toMatchObject({
      status: 429,
      token: null,
    })
  })

  it('does not count a right code', async () => {
    const { email, nextCode } = await guarded()
    await drizzle.execute(sql`DELETE FROM rate_limits`)
    await signInChannels.cms({ email })
    await signInChannels.cms({ email, code: nextCode() })
    await vi.waitFor(async () => {
      const { rows } = await drizzle.execute(sql`SELECT key FROM rate_limits WHERE points > 0`)
      expect(rows).toEqual([])
    }, waitOptions)
  })
})

describe('password reset link', () => {
  const createResetToken = (email: string) =>
    payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })

  it('sets the password without signing in when two-factor is on', async () => {
    const { owner, email, nextCode } = await guarded()
    const token = await createResetToken(email)
    const reset = await send<{ token: string }>({ token: null }, 'reset-password', {
      token,
      password: strong,
      code: nextCode(),
    })
    expect(await signedInEmail(reset.token)).toBeUndefined()
    expect(await signedInEmail(owner.token)).toBeUndefined()
    expect(await countSessions(owner.user!)).toBe(0)
    await expect(send({ token: reset.token }, 'refresh-token')).rejects.toMatchObject({
      status: 403,
    })
    expect(await signInChannels.site({ email, password: strong })).toMatchObject({ asksCode: true })
    expect(await signInChannels.site({ email, password: strong, code: nextCode() })).toMatchObject({
      status: 302,
    })
  })

  it('signs in when two-factor is off', async () => {
    const { user } = await createPerson(payload, 'staff')
    const token = await createResetToken(user!.email)
    const body = { token, password: strong }
    const reset = await send<{ token: string }>({ token: null }, 'reset-password', body)
    expect(await signedInEmail(reset.token)).toBe(user!.email)
  })
})

describe('turning two-factor on', () => {
  it('requires the password, and starts with the first right code', async () => {
    const owner = await createPerson(payload, 'admin')
    const { email } = owner.user!
    for (const body of [{}, { password: 'a wrong password' }, { password: 5 }]) {
      await expect(send(owner, 'second-step/begin', body)).rejects.toMatchObject({ status: 401 })
    }
    const { key, picture } = await send<{ key: string; picture: string }>(
      owner,
      'second-step/begin',
      { password },
    )
    expect(picture).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    expect(await signInChannels.site({ email })).toMatchObject({ status: 302 })
    const confirm = (code: string) => send(owner, 'second-step/confirm', { code })
    await expect(confirm(wrongCode(key))).rejects.toThrow(texts.wrongFirstCode)
    expect(await signInChannels.site({ email })).toMatchObject({ status: 302 })
    await confirm(totpCode(key))
    expect(await signInChannels.site({ email })).toMatchObject({ status: 401, asksCode: true })
  })

  it.each([
    ['accepts', setupKeyTtlSeconds, 200],
    ['rejects', setupKeyTtlSeconds + totp.stepSeconds, 400],
  ])('%s the first code %i seconds after the start', async (_, seconds, status) => {
    const start = Math.floor(Date.now() / 60_000) * 60_000
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const owner = await createPerson(payload, 'staff')
    const { key } = await send<{ key: string }>(owner, 'second-step/begin', { password })
    vi.setSystemTime(start + seconds * 1000)
    const answer = await send(owner, 'second-step/confirm', { code: totpCode(key) }).catch(
      (error: unknown) => error,
    )
    expect((answer as Partial<ApiError>).status ?? 200).toBe(status)
  })

  it('rejects first codes after ten wrong ones within an hour', async () => {
    const owner = await createPerson(payload, 'staff')
    const { key } = await send<{ key: string }>(owner, 'second-step/begin', { password })
    const confirm = (code: string) => send(owner, 'second-step/confirm', { code })
    await expect(confirm(wrongCode(key))).rejects.toMatchObject({ status: 400 })
    await drizzle.execute(
      sql`UPDATE rate_limits SET points = ${setupCodeLimit.max} WHERE key LIKE 'first code %'`,
    )
    await expect(confirm(totpCode(key))).rejects.toMatchObject({ status: 429 })
    await turnOn(await createPerson(payload, 'staff'))
  })

  it('refuses to start again while it is on, and keeps the key', async () => {
    const { owner, email, nextCode } = await guarded()
    await expect(send(owner, 'second-step/begin', { password })).rejects.toMatchObject({
      status: 409,
    })
    const confirm = send(owner, 'second-step/confirm', { code: nextCode() })
    await expect(confirm).rejects.toMatchObject({ status: 400 })
    expect(await signInChannels.site({ email, code: nextCode() })).toMatchObject({ status: 302 })
  })

  it('checks the password without opening a session', async () => {
    const owner = await createPerson(payload, 'admin')
    await send(owner, 'second-step/begin', { password })
    expect(await countSessions(owner.user!)).toBe(1)
    expect(await signedInEmail(owner.token)).toBe(owner.user!.email)
  })

  it('rejects visitors', async () => {
    for (const path of ['begin', 'confirm', 'off']) {
      const attempt = send({ token: null }, `second-step/${path}`, { password, code: '123456' })
      await expect(attempt).rejects.toMatchObject({ status: 401 })
    }
  })

  it('returns ten recovery codes, and stores neither codes nor key as plain text', async () => {
    const owner = await createPerson(payload, 'admin')
    const { key, recoveryCodes: codes } = await turnOn(owner)
    expect(new Set(codes).size).toBe(recoveryCodes.count)
    for (const code of codes) expect(code).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/)
    const { email } = owner.user!
    expect(await signInChannels.site({ email, code: codes[3] })).toMatchObject({ status: 302 })

    const { rows } = await drizzle.execute(sql`SELECT * FROM second_steps`)
    const stored = JSON.stringify(rows)
    for (const secret of [key, ...codes]) expect(stored).not.toContain(secret.replaceAll(' ', ''))
  })
})

describe('turning two-factor off', () => {
  it('requires the password and a code', async () => {
    const { owner, email, key, nextCode } = await guarded()
    const off = (body: object) => send(owner, 'second-step/off', body)
    await expect(off({ password })).rejects.toThrow(texts.needed)
    await expect(off({ code: nextCode() })).rejects.toThrow(texts.wrongPassword)
    await expect(off({ password, code: wrongCode(key) })).rejects.toMatchObject({ status: 401 })
    expect(await signInChannels.site({ email })).toMatchObject({ asksCode: true })
    await off({ password, code: nextCode() })
    expect(await signInChannels.site({ email })).toMatchObject({ status: 302 })
    await expect(off({ password })).rejects.toMatchObject({ status: 409 })
  })

  it('lets an admin turn it off for others, but not their own without a code', async () => {
    const { owner, email } = await guarded('staff')
    const admin = await createPerson(payload, 'admin')
    const path = `${owner.user!.id}/second-step/off`
    for (const role of ['visitor', 'editor', 'staff'] as const) {
      const attempt = send(await createPerson(payload, role), path, { password })
      await expect(attempt).rejects.toMatchObject({ status: 403 })
    }
    await send(admin, path, { password })
    expect(await signInChannels.site({ email })).toMatchObject({ status: 302 })

    const self = await guarded('admin')
    const own = send(self.owner, `${self.owner.user!.id}/second-step/off`, { password })
    await expect(own).rejects.toMatchObject({ status: 403 })
    expect(await signInChannels.site({ email: self.email })).toMatchObject({ asksCode: true })
  })

  it('requires the admin’s own password and code for another account', async () => {
    const { owner, email } = await guarded('staff')
    const path = `${owner.user!.id}/second-step/off`
    const admin = await createPerson(payload, 'admin')
    const second = await guarded('admin')
    for (const [who, identity] of [
      [admin, {}],
      [admin, { password: 'a wrong password' }],
      [second.owner, { password }],
      [second.owner, { password, code: wrongCode(second.key) }],
    ] as const) {
      await expect(send(who, path, identity)).rejects.toMatchObject({ status: 401 })
    }
    expect(await signInChannels.site({ email })).toMatchObject({ asksCode: true })
    await send(second.owner, path, { password, code: second.nextCode() })
    expect(await signInChannels.site({ email })).toMatchObject({ status: 302 })
  })

  it.each(['', randomUUID(), 'x'])('rejects an unknown account: %s', async (id) => {
    const admin = await createPerson(payload, 'admin')
    await expect(send(admin, `${id}/second-step/off`, { password })).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status === 404 || status === 401) as number,
    })
  })
})

it('records turning two-factor on and off in the activity log', async () => {
  const owner = await createPerson(payload, 'staff')
  const { key } = await turnOn(owner)
  const next = () => totpCode(key, 1)
  await send(owner, 'second-step/off', { password, code: next() })
  const other = await guarded('staff')
  const admin = await createPerson(payload, 'admin')
  await send(admin, `${other.owner.user!.id}/second-step/off`, { password })
  const { docs } = await payload.find({
    collection: 'activities',
    sort: 'at',
    overrideAccess: true,
  })
  const [first, second, third] = [owner.user!.email, other.email, admin.user!.email]
  expect(docs.map(({ act, by, label, door }) => [act, by, label, door])).toEqual([
    ['second-step-on', first, first, 'cms'],
    ['second-step-off', first, first, 'cms'],
    ['second-step-off', third, second, 'cms'],
  ])
})

describe('stored secrets', () => {
  it.each(apiNames)('hides the key when accounts are read through %s', async (apiName) => {
    const { owner, key } = await guarded()
    const admin = await createPerson(payload, 'admin')
    const { rows } = await drizzle.execute<{ key: string }>(sql`SELECT key FROM second_steps`)
    for (const { clients } of [owner, admin]) {
      const account = JSON.stringify(await clients[apiName].read('users', owner.user!.id))
      expect(account).not.toContain(rows[0]!.key)
      expect(account).not.toContain(key.replaceAll(' ', ''))
    }
  })

  it('rejects a key copied to another account', async () => {
    const [first, second] = [await guarded(), await guarded()]
    await drizzle.execute(sql`
      UPDATE second_steps SET last_step = 0,
        key = (SELECT key FROM second_steps WHERE user_id = ${second.owner.user!.id})
      WHERE user_id = ${first.owner.user!.id}`)
    await expect(
      signInChannels.cms({ email: first.email, code: second.nextCode() }),
    ).resolves.toMatchObject({
      status: 500,
      token: null,
    })
  })

  it('deletes the secrets with the account', async () => {
    const { owner } = await guarded('staff')
    await deleteAccount(await createPerson(payload, 'admin'), owner.user!.id, password)
    const { rows } = await drizzle.execute(sql`SELECT * FROM second_steps`)
    expect(rows).toEqual([])
  })
})
