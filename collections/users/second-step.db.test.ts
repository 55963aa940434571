import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as login from '#app/staff/sign-in/sign-in.tsx'
import {
  firstCodeLimit,
  keyLastsSeconds,
  recoveryCodes,
  totp,
} from '#business/accounts/second-step.ts'
import { signInLimits } from '#business/accounts/sign-in-limits.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { User } from '#payload-types.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import {
  deleteAccount,
  doorNames,
  type Person,
  person,
  Refused,
  rest,
} from '#tests/access/doors.ts'
import { password } from '#tests/setup/accounts.ts'
import { emptyDatabase, testPayload } from '#tests/setup/database.ts'
import { patience } from '#tests/setup/patience.ts'
import { cookieIn, post } from '#tests/setup/route-request.ts'
import { codeOf, guardedPerson, wrongCode } from '#tests/setup/second-step.ts'

const payload = await testPayload()
const { drizzle } = postgresOf(payload)
const say = staffMessages.secondStep
const strong = 'marigold awning ink'

beforeEach(() => emptyDatabase(payload))
afterEach(() => vi.useRealTimers())

const send = <Answer>({ token }: { token: string | null }, path: string, body: object = {}) =>
  rest<Answer>(token, 'POST', `users/${path}`, JSON.stringify(body))

/** Turns it on, as the account page does. The code of this moment is used up by that. */
async function turnOn(owner: Person) {
  const { key } = await send<{ key: string }>(owner, 'second-step/begin', { password })
  const codes = await send<{ recoveryCodes: string[] }>(owner, 'second-step/confirm', {
    code: codeOf(key),
  })
  return { key, ...codes }
}

const guarded = (role?: 'admin' | 'staff') => guardedPerson(payload, role)

/** So that no step of time ends in between. */
const holdTime = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })

interface Attempt {
  email: string
  password?: string
  code?: string
}

const doors = {
  async site({ email, password: typed = password, code }: Attempt) {
    const answer = await post(login, '/admin/login', {
      email,
      password: typed,
      ...(code !== undefined && { code }),
    })
    return {
      status: answer.status,
      token: cookieIn(answer, 'payload-token')?.value ?? null,
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
      if (!(error instanceof Refused)) throw error
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
        context: { code },
        overrideAccess: true,
      })
      return { status: 302, token, asksCode: false }
    } catch (error) {
      const { status, data } = error as { status: number; data?: { needs?: string } }
      return { status, token: null, asksCode: data?.needs === 'code' }
    }
  },
}
const entrances = Object.keys(doors) as (keyof typeof doors)[]

const whoIs = async (token: string | null) =>
  (await rest<{ user: User | null }>(token, 'GET', 'users/me')).user?.email

const sessionsOf = async ({ id }: Pick<User, 'id'>) => {
  const { rows } = await drizzle.execute(
    sql`SELECT id FROM users_sessions WHERE _parent_id = ${id}`,
  )
  return rows.length
}

describe.each(entrances)('through %s', (entrance) => {
  const door = doors[entrance]

  it('a right password alone opens no session, and asks for the code', async () => {
    const { owner, email } = await guarded()
    const before = await sessionsOf(owner.user!)
    for (const code of [undefined, '', '  ']) {
      expect(await door({ email, code })).toEqual({ status: 401, token: null, asksCode: true })
    }
    expect(await sessionsOf(owner.user!)).toBe(before)
  })

  it('a wrong password asks for none, whether the code is right or not', async () => {
    const { email, next } = await guarded()
    const wrong = { email, password: 'a wrong password' }
    for (const code of [undefined, next()]) {
      expect(await door({ ...wrong, code })).toEqual({ status: 401, token: null, asksCode: false })
    }
    expect(await door({ email, code: next() })).toMatchObject({ status: 302 })
  })

  it('password and code open one, and the code none again', async () => {
    const { email, next } = await guarded()
    const code = next()
    const { status, token } = await door({ email, code })
    expect(status).toBe(302)
    expect(await whoIs(token)).toBe(email)
    expect(await door({ email, code })).toMatchObject({ status: 401, token: null })
  })

  it('a recovery code opens one, once', async () => {
    const { email, recoveryCodes } = await guarded()
    const [code] = recoveryCodes
    expect(await whoIs((await door({ email, code })).token)).toBe(email)
    expect(await door({ email, code })).toMatchObject({ status: 401, token: null })
    expect(await door({ email, code: recoveryCodes[9] })).toMatchObject({ status: 302 })
  })

  it('whoever has none on signs in as before', async () => {
    const { user } = await person(payload, 'staff')
    expect(await door({ email: user!.email })).toMatchObject({ status: 302 })
    expect(await door({ email: user!.email, code: '123456' })).toMatchObject({ status: 302 })
  })
})

describe('a code', () => {
  it.each([
    ['of the step before', -1, 401],
    ['of the step after', 1, 302],
    ['of two steps after', 2, 401],
  ])('%s: %i', async (_, steps, status) => {
    holdTime()
    // Turning it on has used the one of now, so that no older one is taken either.
    const { email, key } = await guarded()
    expect((await doors.cms({ email, code: codeOf(key, steps) })).status).toBe(status)
  })

  it('of the step before is taken where it was not used', async () => {
    holdTime()
    const { owner, email, key } = await guarded()
    await drizzle.execute(
      sql`UPDATE second_steps SET last_step = 0 WHERE user_id = ${owner.user!.id}`,
    )
    expect(await doors.cms({ email, code: codeOf(key, -2) })).toMatchObject({ status: 401 })
    expect(await doors.cms({ email, code: codeOf(key, -1) })).toMatchObject({ status: 302 })
  })

  it('opens one session, of several that send it at the same moment', async () => {
    const { email, next, recoveryCodes } = await guarded()
    for (const code of [next(), recoveryCodes[0]!]) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => doors.cms({ email, code })))
      expect(answers.filter(({ status }) => status === 302)).toHaveLength(1)
      await drizzle.execute(sql`DELETE FROM rate_limits`)
    }
  })

  it('of another account opens nothing', async () => {
    const [first, second] = [await guarded(), await guarded()]
    expect(await doors.cms({ email: first.email, code: second.next() })).toMatchObject({
      status: 401,
    })
    await drizzle.execute(
      sql`UPDATE second_steps SET recovery_hashes = '{}' WHERE user_id = ${first.owner.user!.id}`,
    )
    const [code] = second.recoveryCodes
    expect(await doors.cms({ email: first.email, code })).toMatchObject({ status: 401 })
  })

  it('that is wrong counts as a wrong password does', async () => {
    const { email, key, next } = await guarded()
    await drizzle.execute(sql`DELETE FROM rate_limits`)
    await doors.cms({ email, code: wrongCode(key) })
    const { rows } = await drizzle.execute<{ points: number }>(
      sql`SELECT points FROM rate_limits WHERE key LIKE 'signIn account %'`,
    )
    expect(rows).toEqual([{ points: 1 }])
    await drizzle.execute(
      sql`UPDATE rate_limits SET points = ${signInLimits.account} WHERE key LIKE 'signIn account %'`,
    )
    expect(await doors.cms({ email, code: next() })).toMatchObject({ status: 429, token: null })
  })

  it('that is right counts nowhere', async () => {
    const { email, next } = await guarded()
    await drizzle.execute(sql`DELETE FROM rate_limits`)
    await doors.cms({ email })
    await doors.cms({ email, code: next() })
    await vi.waitFor(async () => {
      const { rows } = await drizzle.execute(sql`SELECT key FROM rate_limits WHERE points > 0`)
      expect(rows).toEqual([])
    }, patience)
  })
})

describe('the link to a new password', () => {
  const forgotten = (email: string) =>
    payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })

  it('sets the password, and does not sign in whose account has a second step', async () => {
    const { owner, email, next } = await guarded()
    const token = await forgotten(email)
    const reset = await send<{ token: string }>({ token: null }, 'reset-password', {
      token,
      password: strong,
      code: next(),
    })
    expect(await whoIs(reset.token)).toBeUndefined()
    expect(await whoIs(owner.token)).toBeUndefined()
    expect(await sessionsOf(owner.user!)).toBe(0)
    await expect(send({ token: reset.token }, 'refresh-token')).rejects.toMatchObject({
      status: 403,
    })
    expect(await doors.site({ email, password: strong })).toMatchObject({ asksCode: true })
    expect(await doors.site({ email, password: strong, code: next() })).toMatchObject({
      status: 302,
    })
  })

  it('signs in whose account has none', async () => {
    const { user } = await person(payload, 'staff')
    const token = await forgotten(user!.email)
    const body = { token, password: strong }
    const reset = await send<{ token: string }>({ token: null }, 'reset-password', body)
    expect(await whoIs(reset.token)).toBe(user!.email)
  })
})

describe('turning it on', () => {
  it('takes the password, and is done only once the app shows a right code', async () => {
    const owner = await person(payload, 'admin')
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
    expect(await doors.site({ email })).toMatchObject({ status: 302 })
    const confirm = (code: string) => send(owner, 'second-step/confirm', { code })
    await expect(confirm(wrongCode(key))).rejects.toThrow(say.wrongFirstCode)
    expect(await doors.site({ email })).toMatchObject({ status: 302 })
    await confirm(codeOf(key))
    expect(await doors.site({ email })).toMatchObject({ status: 401, asksCode: true })
  })

  it.each([
    ['ten minutes', keyLastsSeconds, 200],
    ['longer', keyLastsSeconds + totp.stepSeconds, 400],
  ])('is confirmed for %s after it began', async (_, seconds, status) => {
    const start = Math.floor(Date.now() / 60_000) * 60_000
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const owner = await person(payload, 'staff')
    const { key } = await send<{ key: string }>(owner, 'second-step/begin', { password })
    vi.setSystemTime(start + seconds * 1000)
    const answer = await send(owner, 'second-step/confirm', { code: codeOf(key) }).catch(
      (error: unknown) => error,
    )
    expect((answer as Partial<Refused>).status ?? 200).toBe(status)
  })

  it('takes no first code after ten wrong ones within an hour', async () => {
    const owner = await person(payload, 'staff')
    const { key } = await send<{ key: string }>(owner, 'second-step/begin', { password })
    const confirm = (code: string) => send(owner, 'second-step/confirm', { code })
    await expect(confirm(wrongCode(key))).rejects.toMatchObject({ status: 400 })
    await drizzle.execute(
      sql`UPDATE rate_limits SET points = ${firstCodeLimit.most} WHERE key LIKE 'first code %'`,
    )
    await expect(confirm(codeOf(key))).rejects.toMatchObject({ status: 429 })
    await turnOn(await person(payload, 'staff'))
  })

  it('again is refused while it is on, and leaves the key alone', async () => {
    const { owner, email, next } = await guarded()
    await expect(send(owner, 'second-step/begin', { password })).rejects.toMatchObject({
      status: 409,
    })
    const confirm = send(owner, 'second-step/confirm', { code: next() })
    await expect(confirm).rejects.toMatchObject({ status: 400 })
    expect(await doors.site({ email, code: next() })).toMatchObject({ status: 302 })
  })

  it('asks for the password by a session of its own, which ends with that', async () => {
    const owner = await person(payload, 'admin')
    await send(owner, 'second-step/begin', { password })
    expect(await sessionsOf(owner.user!)).toBe(1)
    expect(await whoIs(owner.token)).toBe(owner.user!.email)
  })

  it('is nothing for visitors', async () => {
    for (const path of ['begin', 'confirm', 'off']) {
      const asked = send({ token: null }, `second-step/${path}`, { password, code: '123456' })
      await expect(asked).rejects.toMatchObject({ status: 401 })
    }
  })

  it('gives ten recovery codes, which can be read nowhere afterwards, nor can the key', async () => {
    const owner = await person(payload, 'admin')
    const { key, recoveryCodes: codes } = await turnOn(owner)
    expect(new Set(codes).size).toBe(recoveryCodes.count)
    for (const code of codes) expect(code).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/)
    const { email } = owner.user!
    expect(await doors.site({ email, code: codes[3] })).toMatchObject({ status: 302 })

    const { rows } = await drizzle.execute(sql`SELECT * FROM second_steps`)
    const kept = JSON.stringify(rows)
    for (const told of [key, ...codes]) expect(kept).not.toContain(told.replaceAll(' ', ''))
  })
})

describe('turning it off', () => {
  it('takes the password and a code', async () => {
    const { owner, email, key, next } = await guarded()
    const off = (body: object) => send(owner, 'second-step/off', body)
    await expect(off({ password })).rejects.toThrow(say.needed)
    await expect(off({ code: next() })).rejects.toThrow(say.wrongPassword)
    await expect(off({ password, code: wrongCode(key) })).rejects.toMatchObject({ status: 401 })
    expect(await doors.site({ email })).toMatchObject({ asksCode: true })
    await off({ password, code: next() })
    expect(await doors.site({ email })).toMatchObject({ status: 302 })
    await expect(off({ password })).rejects.toMatchObject({ status: 409 })
  })

  it('is done by another admin for a lost phone, not for oneself without a code', async () => {
    const { owner, email } = await guarded('staff')
    const admin = await person(payload, 'admin')
    const path = `${owner.user!.id}/second-step/off`
    for (const role of ['visitor', 'editor', 'staff'] as const) {
      const asked = send(await person(payload, role), path, { password })
      await expect(asked).rejects.toMatchObject({ status: 403 })
    }
    await send(admin, path, { password })
    expect(await doors.site({ email })).toMatchObject({ status: 302 })

    const self = await guarded('admin')
    const own = send(self.owner, `${self.owner.user!.id}/second-step/off`, { password })
    await expect(own).rejects.toMatchObject({ status: 403 })
    expect(await doors.site({ email: self.email })).toMatchObject({ asksCode: true })
  })

  it('of another takes the admin’s own password, and their own code', async () => {
    const { owner, email } = await guarded('staff')
    const path = `${owner.user!.id}/second-step/off`
    const admin = await person(payload, 'admin')
    const second = await guarded('admin')
    for (const [who, identity] of [
      [admin, {}],
      [admin, { password: 'a wrong password' }],
      [second.owner, { password }],
      [second.owner, { password, code: wrongCode(second.key) }],
    ] as const) {
      await expect(send(who, path, identity)).rejects.toMatchObject({ status: 401 })
    }
    expect(await doors.site({ email })).toMatchObject({ asksCode: true })
    await send(second.owner, path, { password, code: second.next() })
    expect(await doors.site({ email })).toMatchObject({ status: 302 })
  })

  it.each(['', randomUUID(), 'x'])('of nobody is refused: %s', async (id) => {
    const admin = await person(payload, 'admin')
    await expect(send(admin, `${id}/second-step/off`, { password })).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status === 404 || status === 401) as number,
    })
  })
})

it('turning it on and off leaves its lines in the activity log', async () => {
  const owner = await person(payload, 'staff')
  const { key } = await turnOn(owner)
  const next = () => codeOf(key, 1)
  await send(owner, 'second-step/off', { password, code: next() })
  const other = await guarded('staff')
  const admin = await person(payload, 'admin')
  await send(admin, `${other.owner.user!.id}/second-step/off`, { password })
  const { docs } = await payload.find({
    collection: 'activities',
    sort: 'at',
    overrideAccess: true,
  })
  const [first, second, of] = [owner.user!.email, other.email, admin.user!.email]
  expect(docs.map(({ act, by, label, door }) => [act, by, label, door])).toEqual([
    ['second-step-on', first, first, 'cms'],
    ['second-step-off', first, first, 'cms'],
    ['second-step-off', of, second, 'cms'],
  ])
})

describe('what is kept of it', () => {
  it.each(doorNames)('is in no account that somebody reads through %s', async (doorName) => {
    const { owner, key } = await guarded()
    const admin = await person(payload, 'admin')
    const { rows } = await drizzle.execute<{ key: string }>(sql`SELECT key FROM second_steps`)
    for (const { doors } of [owner, admin]) {
      const account = JSON.stringify(await doors[doorName].read('users', owner.user!.id))
      expect(account).not.toContain(rows[0]!.key)
      expect(account).not.toContain(key.replaceAll(' ', ''))
    }
  })

  it('is worth nothing in another’s place', async () => {
    const [first, second] = [await guarded(), await guarded()]
    await drizzle.execute(sql`
      UPDATE second_steps SET last_step = 0,
        key = (SELECT key FROM second_steps WHERE user_id = ${second.owner.user!.id})
      WHERE user_id = ${first.owner.user!.id}`)
    await expect(doors.cms({ email: first.email, code: second.next() })).resolves.toMatchObject({
      status: 500,
      token: null,
    })
  })

  it('goes with the account', async () => {
    const { owner } = await guarded('staff')
    await deleteAccount(await person(payload, 'admin'), owner.user!.id, password)
    const { rows } = await drizzle.execute(sql`SELECT * FROM second_steps`)
    expect(rows).toEqual([])
  })
})
