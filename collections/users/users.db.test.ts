import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { forms } from '#business/words/en.ts'
import { textLimits } from '#business/words/limits.ts'
import { fillSentence } from '#business/words/sentence.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { ensureFirstAdmin } from '#scripts/accounts/first-admin.ts'
import {
  callRestApi,
  createLocalApiClient,
  createPerson,
  createRestClient,
  deleteAccount,
  type TestPerson,
} from '#tests/access/api-clients.ts'
import { apiNames } from '#tests/access/rights.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { isStrongPassword } from './passwords.ts'

const payload = await testPayload()
const { passwordWeak, adminNeeded } = staffWords.account
const strong = 'marigold awning ink'
const email = 'admin@saaf.example'

beforeEach(() => emptyDatabase(payload))

const admins = () =>
  payload
    .count({ collection: 'users', where: { role: { equals: 'admin' } }, overrideAccess: true })
    .then(({ totalDocs }) => totalDocs)

const signIn = (email: string, secret: string) =>
  callRestApi<{ token: string }>(
    null,
    'POST',
    'users/login',
    JSON.stringify({ email, password: secret }),
  )

const signedInEmail = async (token: string) =>
  (await callRestApi<{ user: User | null }>(token, 'GET', 'users/me')).user?.email

const createResetToken = (email: string) =>
  payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })

const resetWith = (token: string, secret: unknown) =>
  callRestApi<{ token: string }>(
    null,
    'POST',
    'users/reset-password',
    JSON.stringify({ token, password: secret }),
  )

describe('passwords', () => {
  it.each([
    ['a short text', 'k7#pQ2!x'],
    ['a common password', 'password12345'],
    ['a keyboard pattern', 'qwertyuiop12'],
    ['the own email', 'asha.kulkarni@saaf.example'],
    ['the own name', 'Asha Kulkarni'],
    ['the business name', 'Saaf@12345'],
    ['one repeated character', 'a'.repeat(200)],
  ])('rejects %s on every channel', async (_, weak) => {
    const { token, user } = await createPerson(payload, 'admin')
    const account = { name: 'Asha Kulkarni', email: 'asha.kulkarni@saaf.example' }
    const asha = await createUserWithRole(payload, 'staff')
    await payload.db.updateOne({ collection: 'users', id: asha.id, data: account })
    const another = { ...account, role: 'staff', password: weak }

    for (const client of [createRestClient(token), createLocalApiClient(payload, user)]) {
      await expect(client.create('users', another)).rejects.toSatisfy(isPasswordFieldError)
      const change = client.update('users', asha.id, { password: weak })
      await expect(change).rejects.toSatisfy(isPasswordFieldError)
    }
    const link = await createResetToken(account.email)
    await expect(resetWith(link, weak)).rejects.toSatisfy(isPasswordFieldError)
    await expect(signIn(account.email, password)).resolves.toHaveProperty('token')
  })

  it('rejects a value that is not text', async () => {
    const { user, clients } = await createPerson(payload, 'staff')
    const change = clients.REST.update('users', user!.id, { password: 12345678901234 })
    await expect(change).rejects.toSatisfy(isPasswordFieldError)
  })

  it('rejects a weak password for the first account', async () => {
    const account = { email: 'first@saaf.example', role: 'admin', password: 'password12345' }
    const register = callRestApi(null, 'POST', 'users/first-register', JSON.stringify(account))
    await expect(register).rejects.toSatisfy(isPasswordFieldError)
  })

  it('rejects a password longer than the sign-in form allows', async () => {
    const { user, clients } = await createPerson(payload, 'staff')
    const change = clients.REST.update('users', user!.id, { password: randomUUID().repeat(6) })
    await expect(change).rejects.toThrow(
      fillSentence(forms.tooLong, { limit: textLimits.password }),
    )
  })

  it('keeps the password when other fields change', async () => {
    const { user, clients } = await createPerson(payload, 'staff')
    await clients.REST.update('users', user!.id, { name: 'Asha', password: '' })
    await expect(signIn(user!.email, password)).resolves.toHaveProperty('token')
  })

  it('accepts a weak ADMIN_PASSWORD for the first admin', async () => {
    expect(await ensureFirstAdmin(payload, { email, password: 'admin' })).toEqual({
      email,
      isWeak: true,
    })
    await expect(signIn(email, 'admin')).resolves.toHaveProperty('token')
  })

  it('does not return ADMIN_PASSWORD for printing', async () => {
    expect(await ensureFirstAdmin(payload, { email, password: strong })).toEqual({
      email,
      isWeak: false,
    })
    await expect(signIn(email, strong)).resolves.toHaveProperty('token')
  })

  it('generates a strong password for the first admin', async () => {
    const created = await ensureFirstAdmin(payload, { email })
    expect(await isStrongPassword(created!.generatedPassword!, [created!.email])).toBe(true)
  })
})

describe('account sessions', () => {
  it('ends the other sessions when the user changes the password', async () => {
    const { user, token, clients } = await createPerson(payload, 'staff')
    const elsewhere = await signIn(user!.email, password)
    await clients.REST.update('users', user!.id, { password: strong })
    expect(await signedInEmail(token!)).toBe(user!.email)
    expect(await signedInEmail(elsewhere.token)).toBeUndefined()
  })

  it('ends all sessions after a password change by an admin or a reset link', async () => {
    const { user, token } = await createPerson(payload, 'staff')
    const admin = await createPerson(payload, 'admin')
    await admin.clients.REST.update('users', user!.id, { password: strong })
    expect(await signedInEmail(token!)).toBeUndefined()

    const { token: before } = await signIn(user!.email, strong)
    await resetWith(await createResetToken(user!.email), password)
    expect(await signedInEmail(before)).toBeUndefined()
  })

  it('applies the current role, and rejects sessions of a deleted account', async () => {
    const former = await createPerson(payload, 'admin')
    const admin = await createPerson(payload, 'admin')
    await admin.clients.REST.update('users', former.user!.id, { role: 'editor' })
    await expect(former.clients.REST.find('bookings', {})).rejects.toMatchObject({ status: 403 })
    await deleteAccount(admin, former.user!.id, password)
    expect(await signedInEmail(former.token!)).toBeUndefined()
  })
})

describe('password reset link', () => {
  it('works once', async () => {
    const { email } = await createUserWithRole(payload, 'staff')
    const link = await createResetToken(email)
    expect(await signedInEmail((await resetWith(link, strong)).token)).toBe(email)
    await expect(resetWith(link, password)).rejects.toMatchObject({ status: 403 })
  })

  it.each(['', 'x', null, { like: '' }])('rejects an unknown token: %s', async (token) => {
    const { email } = await createUserWithRole(payload, 'staff')
    await createResetToken(email)
    await expect(resetWith(token as string, strong)).rejects.toThrow()
    await expect(signIn(email, password)).resolves.toHaveProperty('token')
  })
})

/** Access rules forbid `delete`, so each channel has its own way. */
const deletions = {
  REST: (admin: TestPerson, id: string) => deleteAccount(admin, id, password),
  'Local API': ({ user }: TestPerson, id: string) =>
    payload.delete({ collection: 'users', id, user, overrideAccess: true }),
}

describe.each(apiNames)('the last admin through %s', (apiName) => {
  const refused = { message: expect.stringContaining(adminNeeded) as string }
  const everyone = { email: { exists: true } }

  it('is neither deleted nor demoted', async () => {
    const admin = await createPerson(payload, 'admin')
    const { id } = admin.user!
    await createUserWithRole(payload, 'staff')
    const client = admin.clients[apiName]
    await expect(deletions[apiName](admin, id)).rejects.toMatchObject(refused)
    await expect(client.update('users', id, { role: 'staff' })).rejects.toMatchObject(refused)
    const lowered = client.updateWhere('users', everyone, { role: 'editor' })
    await expect(lowered).rejects.toMatchObject(refused)
    expect(await admins()).toBe(1)
    expect(await payload.count({ collection: 'users', overrideAccess: true })).toEqual({
      totalDocs: 2,
    })
  })

  it('survives a bulk demotion of all admins', async () => {
    const { clients } = await createPerson(payload, 'admin')
    await createUserWithRole(payload, 'admin')
    const lowered = clients[apiName].updateWhere('users', everyone, { role: 'staff' })
    await expect(lowered).rejects.toMatchObject(refused)
    expect(await admins()).toBe(2)
  })

  it('can change other fields, and resign once another admin exists', async () => {
    const { user, clients } = await createPerson(payload, 'admin')
    const client = clients[apiName]
    await client.update('users', user!.id, { name: 'Asha' })
    const { id } = await createUserWithRole(payload, 'staff')
    await client.update('users', id, { role: 'admin' })
    await client.update('users', user!.id, { role: 'staff' })
    expect(await admins()).toBe(1)
  })

  it('remains when several admins delete or demote each other simultaneously', async () => {
    const people = await Promise.all(
      Array.from({ length: 4 }, () => createPerson(payload, 'admin')),
    )
    const attempts = people.map((admin, index) => {
      const { id } = people[(index + 1) % people.length]!.user!
      if (index % 2) return deletions[apiName](admin, id)
      return admin.clients[apiName].update('users', id, { role: 'editor' })
    })
    await Promise.allSettled(attempts)
    expect(await admins()).toBeGreaterThanOrEqual(1)
  })
})

it('refuses to delete the last admin even with overrideAccess', async () => {
  const { id } = await createUserWithRole(payload, 'admin')
  const removed = payload.delete({ collection: 'users', id, overrideAccess: true })
  await expect(removed).rejects.toThrow(adminNeeded)
})

it('lets a database without an admin get one', async () => {
  const { id } = await createUserWithRole(payload, 'staff')
  const one = { collection: 'users', id, overrideAccess: true } as const
  await payload.update({ ...one, data: { name: 'Asha' } })
  await payload.update({ ...one, data: { role: 'admin' } })
  expect(await admins()).toBe(1)
})

function isPasswordFieldError(error: Error & { data?: unknown }): boolean {
  const text = error.message + JSON.stringify(error.data ?? '')
  return text.includes(JSON.stringify(passwordWeak)) && text.includes('"path":"password"')
}
