import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as messages from '#business/words/messages.ts'
import { textLimits } from '#business/words/text-limits.ts'
import { environment } from '#environment.ts'
import type { User } from '#payload-types.ts'
import { ensureFirstAdmin } from '#scripts/accounts/first-admin.ts'
import {
  deleteAccount,
  doorNames,
  localDoor,
  type Person,
  person,
  rest,
  restDoor,
} from '#tests/access/doors.ts'
import { password } from '#tests/setup/accounts.ts'
import { emptyDatabase, testPayload, userWithRole } from '#tests/setup/database.ts'
import { isStrongPassword } from './password-strength.ts'

const payload = await testPayload()
const { passwordWeak, adminNeeded } = messages.account
const strong = 'marigold awning ink'
const email = 'admin@saaf.example'

beforeEach(() => emptyDatabase(payload))
afterEach(() => vi.restoreAllMocks())

const admins = () =>
  payload
    .count({ collection: 'users', where: { role: { equals: 'admin' } }, overrideAccess: true })
    .then(({ totalDocs }) => totalDocs)

const signIn = (email: string, secret: string) =>
  rest<{ token: string }>(null, 'POST', 'users/login', JSON.stringify({ email, password: secret }))

const whoIs = async (token: string) =>
  (await rest<{ user: User | null }>(token, 'GET', 'users/me')).user?.email

/** The token in the link that the forgotten-password mail carries. */
const forgotten = (email: string) =>
  payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })

const resetWith = (token: string, secret: unknown) =>
  rest<{ token: string }>(
    null,
    'POST',
    'users/reset-password',
    JSON.stringify({ token, password: secret }),
  )

describe('a password', () => {
  it.each([
    ['short', 'k7#pQ2!x'],
    ['common', 'password12345'],
    ['of the keyboard', 'qwertyuiop12'],
    ['that is the own email', 'asha.kulkarni@saaf.example'],
    ['that is the own name', 'Asha Kulkarni'],
    ['with the business in it', 'Saaf@12345'],
    ['endless and all the same', 'a'.repeat(200)],
  ])('%s is refused at every door', async (_, weak) => {
    const { token, user, doors } = await person(payload, 'admin')
    const account = { name: 'Asha Kulkarni', email: 'asha.kulkarni@saaf.example' }
    const asha = await doors.REST.create('users', { ...account, password: strong, role: 'staff' })
    const another = { ...account, role: 'staff', password: weak }

    for (const door of [restDoor(token), localDoor(payload, user)]) {
      await expect(door.create('users', another)).rejects.toSatisfy(isRefusedAtItsField)
      const change = door.update('users', asha.id, { password: weak })
      await expect(change).rejects.toSatisfy(isRefusedAtItsField)
    }
    const link = await forgotten(account.email)
    await expect(resetWith(link, weak)).rejects.toSatisfy(isRefusedAtItsField)
    await expect(signIn(account.email, strong)).resolves.toHaveProperty('token')
  })

  it('that is no text is refused', async () => {
    const { user, doors } = await person(payload, 'staff')
    const change = doors.REST.update('users', user!.id, { password: 12345678901234 })
    await expect(change).rejects.toSatisfy(isRefusedAtItsField)
  })

  it('is refused for the very first account as well', async () => {
    const account = { email: 'first@saaf.example', role: 'admin', password: 'password12345' }
    const register = rest(null, 'POST', 'users/first-register', JSON.stringify(account))
    await expect(register).rejects.toSatisfy(isRefusedAtItsField)
  })

  it('is refused where it is longer than what can be typed to sign in', async () => {
    const { user, doors } = await person(payload, 'staff')
    const change = doors.REST.update('users', user!.id, { password: randomUUID().repeat(6) })
    await expect(change).rejects.toThrow(messages.tooLong(textLimits.password))
  })

  it('of an account is left alone by a change of something else', async () => {
    const { user, doors } = await person(payload, 'staff')
    await doors.REST.update('users', user!.id, { name: 'Asha', password: '' })
    await expect(signIn(user!.email, password)).resolves.toHaveProperty('token')
  })

  it('may be weak where the operator chose it for the first admin', async () => {
    vi.spyOn(environment, 'admin', 'get').mockReturnValue({ email, password: 'admin' })
    expect(await ensureFirstAdmin(payload)).toEqual({ email, isWeak: true })
    await expect(signIn(email, 'admin')).resolves.toHaveProperty('token')
  })

  it('that the operator chose for the first admin is not handed back to be printed', async () => {
    vi.spyOn(environment, 'admin', 'get').mockReturnValue({ email, password: strong })
    expect(await ensureFirstAdmin(payload)).toEqual({ email, isWeak: false })
    await expect(signIn(email, strong)).resolves.toHaveProperty('token')
  })

  it('that is generated for the first admin is hard to guess', async () => {
    const created = await ensureFirstAdmin(payload)
    expect(await isStrongPassword(created!.generated!, [created!.email])).toBe(true)
  })
})

describe('the sessions of an account', () => {
  it('end when its password is changed, but for the one that changed it', async () => {
    const { user, token, doors } = await person(payload, 'staff')
    const elsewhere = await signIn(user!.email, password)
    await doors.REST.update('users', user!.id, { password: strong })
    expect(await whoIs(token!)).toBe(user!.email)
    expect(await whoIs(elsewhere.token)).toBeUndefined()
  })

  it('all end when an admin changes its password, or its owner by the link in a mail', async () => {
    const { user, token } = await person(payload, 'staff')
    const admin = await person(payload, 'admin')
    await admin.doors.REST.update('users', user!.id, { password: strong })
    expect(await whoIs(token!)).toBeUndefined()

    const { token: before } = await signIn(user!.email, strong)
    await resetWith(await forgotten(user!.email), password)
    expect(await whoIs(before)).toBeUndefined()
  })

  it('do no more than the role does now, and nothing for an account that is gone', async () => {
    const former = await person(payload, 'admin')
    const admin = await person(payload, 'admin')
    await admin.doors.REST.update('users', former.user!.id, { role: 'editor' })
    await expect(former.doors.REST.find('bookings', {})).rejects.toMatchObject({ status: 403 })
    await deleteAccount(admin, former.user!.id, password)
    expect(await whoIs(former.token!)).toBeUndefined()
  })
})

describe('a link to a new password', () => {
  it('opens the account once', async () => {
    const { email } = await userWithRole(payload, 'staff')
    const link = await forgotten(email)
    expect(await whoIs((await resetWith(link, strong)).token)).toBe(email)
    await expect(resetWith(link, password)).rejects.toMatchObject({ status: 403 })
  })

  it.each(['', 'x', null, { like: '' }])(
    'that nobody was sent opens nothing: %s',
    async (token) => {
      const { email } = await userWithRole(payload, 'staff')
      await forgotten(email)
      await expect(resetWith(token as string, strong)).rejects.toThrow()
      await expect(signIn(email, password)).resolves.toHaveProperty('token')
    },
  )
})

/** No door deletes accounts for a person: in the CMS an endpoint does, on the server our own code. */
const deletions = {
  REST: (admin: Person, id: string) => deleteAccount(admin, id, password),
  'Local API': ({ user }: Person, id: string) =>
    payload.delete({ collection: 'users', id, user, overrideAccess: true }),
}

describe.each(doorNames)('through %s the last admin', (doorName) => {
  const refused = { message: expect.stringContaining(adminNeeded) as string }
  const everyone = { email: { exists: true } }

  it('is neither removed nor made anything less', async () => {
    const admin = await person(payload, 'admin')
    const { id } = admin.user!
    await userWithRole(payload, 'staff')
    const door = admin.doors[doorName]
    await expect(deletions[doorName](admin, id)).rejects.toMatchObject(refused)
    await expect(door.update('users', id, { role: 'staff' })).rejects.toMatchObject(refused)
    const lowered = door.updateWhere('users', everyone, { role: 'editor' })
    await expect(lowered).rejects.toMatchObject(refused)
    expect(await admins()).toBe(1)
    expect(await payload.count({ collection: 'users', overrideAccess: true })).toEqual({
      totalDocs: 2,
    })
  })

  it('is there after all of them were changed at once', async () => {
    const { doors } = await person(payload, 'admin')
    await userWithRole(payload, 'admin')
    const lowered = doors[doorName].updateWhere('users', everyone, { role: 'staff' })
    await expect(lowered).rejects.toMatchObject(refused)
    expect(await admins()).toBe(2)
  })

  it('may change what else there is, and go once there is another', async () => {
    const { user, doors } = await person(payload, 'admin')
    const door = doors[doorName]
    await door.update('users', user!.id, { name: 'Asha' })
    const { id } = await userWithRole(payload, 'staff')
    await door.update('users', id, { role: 'admin' })
    await door.update('users', user!.id, { role: 'staff' })
    expect(await admins()).toBe(1)
  })

  it('stays when several remove or lower each other at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => person(payload, 'admin')))
    const acts = people.map((admin, index) => {
      const { id } = people[(index + 1) % people.length]!.user!
      if (index % 2) return deletions[doorName](admin, id)
      return admin.doors[doorName].update('users', id, { role: 'editor' })
    })
    await Promise.allSettled(acts)
    expect(await admins()).toBeGreaterThanOrEqual(1)
  })
})

it('the product itself does not remove the last admin either', async () => {
  const { id } = await userWithRole(payload, 'admin')
  const removed = payload.delete({ collection: 'users', id, overrideAccess: true })
  await expect(removed).rejects.toThrow(adminNeeded)
})

it('a database without an admin can be put right', async () => {
  const { id } = await userWithRole(payload, 'staff')
  const one = { collection: 'users', id, overrideAccess: true } as const
  await payload.update({ ...one, data: { name: 'Asha' } })
  await payload.update({ ...one, data: { role: 'admin' } })
  expect(await admins()).toBe(1)
})

/** As REST and the Local API say it: the sentence, at the field `password`, where the CMS shows it. */
function isRefusedAtItsField(error: Error & { data?: unknown }): boolean {
  const said = error.message + JSON.stringify(error.data ?? '')
  return said.includes(JSON.stringify(passwordWeak)) && said.includes('"path":"password"')
}
