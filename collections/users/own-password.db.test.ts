import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { signInLimits } from '#business/accounts/sign-in-limits.ts'
import * as staffWords from '#business/words/staff.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { startTwoFactorSetup } from '#platform/two-factor/two-factor.ts'
import {
  callRestApi,
  createPerson,
  deleteAccount,
  type Fields,
  type TestPerson,
} from '#tests/access/api-clients.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'

const payload = await testPayload()
const strong = 'marigold awning ink'
const newAddress = () => `${randomUUID()}@saaf.example`

let admin: TestPerson
let staff: TestPerson
let before: object[]

async function accounts(): Promise<object[]> {
  const { rows } = await getPostgres(payload).pool.query<object>(
    'SELECT id, email, new_email, role, hash, salt FROM users ORDER BY id',
  )
  return rows
}

beforeEach(async () => {
  await emptyDatabase(payload)
  admin = await createPerson(payload, 'admin')
  staff = await createPerson(payload, 'staff')
  before = await accounts()
})

type Attempt = (ownPassword?: string) => Promise<unknown>

const update = (actor: TestPerson, target: TestPerson, fields: Fields): Attempt => {
  return (ownPassword) =>
    actor.clients.REST.update('users', target.user!.id, { ...fields, ownPassword })
}
const protectedChanges: Record<string, () => Attempt> = {
  'create an account': () => (ownPassword) =>
    admin.clients.REST.create('users', {
      email: newAddress(),
      password: strong,
      role: 'admin',
      ownPassword,
    }),
  'change their own password': () => update(staff, staff, { password: strong }),
  'change their own address': () => update(staff, staff, { email: newAddress() }),
  'change the password of another': () => update(admin, staff, { password: strong }),
  'change the address of another': () => update(admin, staff, { email: newAddress() }),
  'change a role': () => update(admin, staff, { role: 'admin' }),
  'delete an account': () => (ownPassword) => deleteAccount(admin, staff.user!.id, ownPassword),
  'change the roles of several': () => (ownPassword) => {
    const staffOnly = { role: { equals: 'staff' } }
    return admin.clients.REST.updateWhere('users', staffOnly, { role: 'admin', ownPassword })
  },
}

describe.each(Object.entries(protectedChanges))('request to %s', (_, createAttempt) => {
  it.each([
    ['a missing password', undefined, staffWords.ownPassword.missing],
    ['an empty password', '', staffWords.ownPassword.missing],
    ['a wrong password', 'a guess of mine', staffWords.twoFactor.wrongPassword],
  ])('rejects %s', async (_, ownPassword, sentence) => {
    await expect(createAttempt()(ownPassword)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(sentence) as string,
    })
    expect(await accounts()).toEqual(before)
  })

  it('accepts the own password', async () => {
    expect(JSON.stringify(await createAttempt()(password))).not.toContain('ownPassword')
    expect(await accounts()).not.toEqual(before)
  })
})

it('requires no password for other changes', async () => {
  const { email, role } = staff.user!
  await update(staff, staff, { name: 'Farida', email, role, branch: null })()
  await update(admin, staff, { name: 'Farida Khan', email, role })()
})

it('answers 403 to users without permission, with or without a password', async () => {
  for (const ownPassword of [undefined, password]) {
    const fields = { email: newAddress(), password: strong, role: 'staff', ownPassword }
    await expect(staff.clients.REST.create('users', fields)).rejects.toMatchObject({ status: 403 })
    const deletion = deleteAccount(staff, admin.user!.id, ownPassword)
    await expect(deletion).rejects.toMatchObject({ status: 403 })
  }
})

it('refuses DELETE requests, which carry no password', async () => {
  const { id } = staff.user!
  const body = JSON.stringify({ ownPassword: password })
  for (const path of [
    `users/${id}`,
    `users?where[id][equals]=${id}`,
    'users?where[id][exists]=true',
  ]) {
    await expect(callRestApi(admin.token, 'DELETE', path, body)).rejects.toMatchObject({
      status: 403,
    })
  }
  expect(await accounts()).toEqual(before)
})

it('counts wrong guesses as sign-in does', async () => {
  const change = update(staff, staff, { password: strong })
  await expect(change('a guess of mine')).rejects.toThrow(staffWords.twoFactor.wrongPassword)
  const { rowCount } = await getPostgres(payload).pool.query(
    "UPDATE rate_limits SET points = $1 WHERE key LIKE 'signIn account %' AND points = 1",
    [signInLimits.account],
  )
  expect(rowCount).toBe(1)
  await expect(change(password)).rejects.toThrow(staffWords.signIn.help)
})

it('handles more simultaneous saves than database connections, then a sign-in', async () => {
  const saves = Array.from({ length: 15 }, () => update(admin, staff, { email: newAddress() }))
  await Promise.all(saves.map((save) => save(password)))
  const { email } = admin.user!
  await payload.login({ collection: 'users', data: { email, password }, overrideAccess: false })
})

it('requires no two-factor code', async () => {
  const { id } = staff.user!
  await startTwoFactorSetup({ payload }, id, new Date())
  await getPostgres(payload).pool.query('UPDATE two_factor SET confirmed_at = now()')
  const change = update(staff, staff, { password: strong })
  await expect(change('a guess of mine')).rejects.toThrow(staffWords.twoFactor.wrongPassword)
  await change(password)
})
