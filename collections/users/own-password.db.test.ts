import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { signInLimits } from '#business/accounts/sign-in-limits.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { beginSecondStep } from '#platform/two-factor/second-step.ts'
import { deleteAccount, type Fields, type Person, person, rest } from '#tests/access/doors.ts'
import { password } from '#tests/setup/accounts.ts'
import { emptyDatabase, testPayload } from '#tests/setup/database.ts'

const payload = await testPayload()
const strong = 'marigold awning ink'
const newAddress = () => `${randomUUID()}@saaf.example`

let admin: Person
let staff: Person
let before: object[]

/** All that an account is known by and may do. */
async function accounts(): Promise<object[]> {
  const { rows } = await postgresOf(payload).pool.query<object>(
    'SELECT id, email, role, hash, salt FROM users ORDER BY id',
  )
  return rows
}

beforeEach(async () => {
  await emptyDatabase(payload)
  admin = await person(payload, 'admin')
  staff = await person(payload, 'staff')
  before = await accounts()
})

type Act = (ownPassword?: string) => Promise<unknown>

const update = (who: Person, whose: Person, fields: Fields): Act => {
  return (ownPassword) => who.doors.REST.update('users', whose.user!.id, { ...fields, ownPassword })
}
const acts: Record<string, () => Act> = {
  'make an account': () => (ownPassword) =>
    admin.doors.REST.create('users', {
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
    const ofStaff = { role: { equals: 'staff' } }
    return admin.doors.REST.updateWhere('users', ofStaff, { role: 'admin', ownPassword })
  },
}

describe.each(Object.entries(acts))('nobody can %s', (_, actOf) => {
  it.each([
    ['without their own password', undefined, staffMessages.ownPassword.missing],
    ['with none', '', staffMessages.ownPassword.missing],
    ['with a wrong one', 'a guess of mine', staffMessages.secondStep.wrongPassword],
  ])('%s', async (_, ownPassword, sentence) => {
    await expect(actOf()(ownPassword)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(sentence) as string,
    })
    expect(await accounts()).toEqual(before)
  })

  it('but with it', async () => {
    expect(JSON.stringify(await actOf()(password))).not.toContain('ownPassword')
    expect(await accounts()).not.toEqual(before)
  })
})

it('nothing else of an account is asked a password for', async () => {
  const { email, role } = staff.user!
  await update(staff, staff, { name: 'Farida', email, role, branch: null })()
  await update(admin, staff, { name: 'Farida Khan', email, role })()
})

it('who may not do it is told that, password or not', async () => {
  for (const ownPassword of [undefined, password]) {
    const fields = { email: newAddress(), password: strong, role: 'staff', ownPassword }
    await expect(staff.doors.REST.create('users', fields)).rejects.toMatchObject({ status: 403 })
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
    await expect(rest(admin.token, 'DELETE', path, body)).rejects.toMatchObject({ status: 403 })
  }
  expect(await accounts()).toEqual(before)
})

it('guesses are counted as at sign-in', async () => {
  const change = update(staff, staff, { password: strong })
  for (let guess = 0; guess < signInLimits.account; guess += 1) {
    await expect(change('a guess of mine')).rejects.toThrow(staffMessages.secondStep.wrongPassword)
  }
  await expect(change(password)).rejects.toThrow(staffMessages.signIn.help)
})

it('answers more saves at once than there are transactions, and a sign-in after them', async () => {
  const saves = Array.from({ length: 15 }, () => update(admin, staff, { email: newAddress() }))
  await Promise.all(saves.map((save) => save(password)))
  const { email } = admin.user!
  await payload.login({ collection: 'users', data: { email, password }, overrideAccess: false })
})

it('a second step is not asked for its code', async () => {
  const { id } = staff.user!
  await beginSecondStep({ payload }, id, new Date())
  await postgresOf(payload).pool.query('UPDATE second_steps SET confirmed_at = now()')
  const change = update(staff, staff, { password: strong })
  await expect(change('a guess of mine')).rejects.toThrow(staffMessages.secondStep.wrongPassword)
  await change(password)
})
