import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import { signInLimits } from '#business/accounts/sign-in-limits.ts'
import { createPerson } from '#tests/access/api-clients.ts'
import { totpCode } from '#tests/helpers/accounts/totp-code.ts'
import { wrongCode } from '#tests/helpers/accounts/two-factor.ts'
import {
  channelNames,
  countSessions,
  drizzle,
  guarded,
  payload,
  resetBeforeEach,
  send,
  signedInEmail,
  signInChannels,
  strong,
} from '#tests/helpers/accounts/two-factor-sign-in.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'

resetBeforeEach()

/** Stays within one TOTP time step. */
const freezeTime = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })

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
    expect(await signIn({ email, code: recoveryCodes[1] })).toMatchObject({ status: 302 })
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
      sql`UPDATE two_factor SET last_step = 0 WHERE user_id = ${owner.user!.id}`,
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
      sql`UPDATE two_factor SET recovery_hashes = '{}' WHERE user_id = ${first.owner.user!.id}`,
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
