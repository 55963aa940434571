import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import {
  recoveryCodes,
  setupCodeLimit,
  setupKeyTtlSeconds,
  totp,
} from '#business/accounts/two-factor.ts'
import * as staffWords from '#business/words/staff.ts'
import { type ApiError, createPerson, deleteAccount } from '#tests/access/api-clients.ts'
import { apiNames } from '#tests/access/rights.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { totpCode } from '#tests/helpers/accounts/totp-code.ts'
import { wrongCode } from '#tests/helpers/accounts/two-factor.ts'
import {
  countSessions,
  drizzle,
  guarded,
  payload,
  resetBeforeEach,
  send,
  signedInEmail,
  signInChannels,
  turnOn,
} from '#tests/helpers/accounts/two-factor-sign-in.ts'

resetBeforeEach()

const texts = staffWords.twoFactor

async function readEntries() {
  const access = { collection: 'activities', overrideAccess: true } as const
  const { docs } = await payload.find({ ...access, sort: 'at' })
  return docs.map(({ type, actor, label, channel }) => [type, actor, label, channel])
}

describe('turning two-factor on', () => {
  it('requires the password, starts with the first right code, and is logged', async () => {
    const owner = await createPerson(payload, 'admin')
    const { email } = owner.user!
    for (const body of [{}, { password: 'a wrong password' }, { password: 5 }]) {
      await expect(send(owner, 'two-factor/begin', body)).rejects.toMatchObject({ status: 401 })
    }
    const { key, picture } = await send<{ key: string; picture: string }>(
      owner,
      'two-factor/begin',
      { password },
    )
    expect(picture).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    expect(await signInChannels.site({ email })).toMatchObject({ status: 302 })
    const confirm = (code: string) => send(owner, 'two-factor/confirm', { code })
    await expect(confirm(wrongCode(key))).rejects.toThrow(texts.wrongFirstCode)
    expect(await signInChannels.site({ email })).toMatchObject({ status: 302 })
    await confirm(totpCode(key))
    expect(await signInChannels.site({ email })).toMatchObject({ status: 401, asksCode: true })
    expect(await readEntries()).toEqual([['two-factor-on', email, email, 'cms']])
  })

  it.each([
    ['accepts', setupKeyTtlSeconds, 200],
    ['rejects', setupKeyTtlSeconds + totp.stepSeconds, 400],
  ])('%s the first code %i seconds after the start', async (_, seconds, status) => {
    const start = Math.floor(Date.now() / 60_000) * 60_000
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const owner = await createPerson(payload, 'staff')
    const { key } = await send<{ key: string }>(owner, 'two-factor/begin', { password })
    vi.setSystemTime(start + seconds * 1000)
    const answer = await send(owner, 'two-factor/confirm', { code: totpCode(key) }).catch(
      (error: unknown) => error,
    )
    expect((answer as Partial<ApiError>).status ?? 200).toBe(status)
  })

  it('rejects first codes after ten wrong ones within an hour', async () => {
    const owner = await createPerson(payload, 'staff')
    const { key } = await send<{ key: string }>(owner, 'two-factor/begin', { password })
    const confirm = (code: string) => send(owner, 'two-factor/confirm', { code })
    await expect(confirm(wrongCode(key))).rejects.toMatchObject({ status: 400 })
    await drizzle.execute(
      sql`UPDATE rate_limits SET points = ${setupCodeLimit.max} WHERE key LIKE 'first code %'`,
    )
    await expect(confirm(totpCode(key))).rejects.toMatchObject({ status: 429 })
    const other = await createPerson(payload, 'staff')
    const { key: otherKey } = await send<{ key: string }>(other, 'two-factor/begin', { password })
    await expect(
      send(other, 'two-factor/confirm', { code: wrongCode(otherKey) }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('refuses to start again while it is on, and keeps the key', async () => {
    const { owner, email, nextCode } = await guarded()
    await expect(send(owner, 'two-factor/begin', { password })).rejects.toMatchObject({
      status: 409,
    })
    const confirm = send(owner, 'two-factor/confirm', { code: nextCode() })
    await expect(confirm).rejects.toMatchObject({ status: 400 })
    expect(await signInChannels.site({ email, code: nextCode() })).toMatchObject({ status: 302 })
  })

  it('checks the password without opening a session', async () => {
    const owner = await createPerson(payload, 'admin')
    await send(owner, 'two-factor/begin', { password })
    expect(await countSessions(owner.user!)).toBe(1)
    expect(await signedInEmail(owner.token)).toBe(owner.user!.email)
  })

  it('rejects visitors', async () => {
    for (const path of ['begin', 'confirm', 'off']) {
      const attempt = send({ token: null }, `two-factor/${path}`, { password, code: '123456' })
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

    const { rows } = await drizzle.execute(sql`SELECT * FROM two_factor`)
    const stored = JSON.stringify(rows)
    for (const secret of [key, ...codes]) expect(stored).not.toContain(secret.replaceAll(' ', ''))
  })
})

describe('turning two-factor off', () => {
  it('requires the password and a code', async () => {
    const { owner, email, key, nextCode } = await guarded()
    const off = (body: object) => send(owner, 'two-factor/off', body)
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
    const path = `${owner.user!.id}/two-factor/off`
    for (const role of ['visitor', 'editor', 'staff'] as const) {
      const attempt = send(await createPerson(payload, role), path, { password })
      await expect(attempt).rejects.toMatchObject({ status: 403 })
    }
    await send(admin, path, { password })
    expect(await signInChannels.site({ email })).toMatchObject({ status: 302 })

    const self = await guarded('admin')
    const own = send(self.owner, `${self.owner.user!.id}/two-factor/off`, { password })
    await expect(own).rejects.toMatchObject({ status: 403 })
    expect(await signInChannels.site({ email: self.email })).toMatchObject({ asksCode: true })
  })

  it('requires the admin’s own password and code for another account', async () => {
    const { owner, email } = await guarded('staff')
    const path = `${owner.user!.id}/two-factor/off`
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
    await expect(send(admin, `${id}/two-factor/off`, { password })).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status === 404 || status === 401) as number,
    })
  })
})

it('records turning two-factor off in the activity log', async () => {
  const [own, other] = [await guarded('staff'), await guarded('staff')]
  await send(own.owner, 'two-factor/off', { password, code: own.nextCode() })
  const admin = await createPerson(payload, 'admin')
  await send(admin, `${other.owner.user!.id}/two-factor/off`, { password })
  expect(await readEntries()).toEqual([
    ['two-factor-off', own.email, own.email, 'cms'],
    ['two-factor-off', admin.user!.email, other.email, 'cms'],
  ])
})

describe('stored secrets', () => {
  it.each(apiNames)('hides the key when accounts are read through %s', async (apiName) => {
    const { owner, key } = await guarded()
    const admin = await createPerson(payload, 'admin')
    const { rows } = await drizzle.execute<{ key: string }>(sql`SELECT key FROM two_factor`)
    for (const { clients } of [owner, admin]) {
      const account = JSON.stringify(await clients[apiName].read('users', owner.user!.id))
      expect(account).not.toContain(rows[0]!.key)
      expect(account).not.toContain(key.replaceAll(' ', ''))
    }
  })

  it('rejects a key copied to another account', async () => {
    const [first, second] = [await guarded(), await guarded()]
    await drizzle.execute(sql`
      UPDATE two_factor SET last_step = 0,
        key = (SELECT key FROM two_factor WHERE user_id = ${second.owner.user!.id})
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
    const { rows } = await drizzle.execute(sql`SELECT * FROM two_factor`)
    expect(rows).toEqual([])
  })
})
