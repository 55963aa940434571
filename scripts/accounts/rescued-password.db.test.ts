import { sql } from '@payloadcms/db-postgres'
import { beforeEach, expect, it } from 'vitest'
import type { User } from '#payload-types.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { beginSecondStep, secondStepOf } from '#platform/two-factor/second-step.ts'
import { person, rest } from '#tests/access/doors.ts'
import { emptyDatabase, testPayload } from '#tests/setup/database.ts'
import { rescuedPassword } from './rescued-password.ts'

const payload = await testPayload()

beforeEach(() => emptyDatabase(payload))

const readSessionEmail = async (token: string | null) =>
  (await rest<{ user: User | null }>(token, 'GET', 'users/me')).user?.email

it('lets an admin sign in again and revokes all earlier access', async () => {
  const { user, token } = await person(payload, 'admin')
  const { id, email } = user!
  await beginSecondStep({ payload }, id, new Date())
  await postgresOf(payload).drizzle.execute(sql`UPDATE second_steps SET confirmed_at = now()`)

  const link = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  })

  const password = await rescuedPassword(payload, ` ${email.toUpperCase()}`)
  expect(await readSessionEmail(token)).toBeUndefined()
  const byLink = JSON.stringify({ token: link, password: 'marigold awning ink' })
  await expect(rest(null, 'POST', 'users/reset-password', byLink)).rejects.toMatchObject({
    status: 403,
  })
  expect(await secondStepOf({ payload }, id)).toMatchObject({ isOn: false })
  const body = JSON.stringify({ email, password })
  const session = await rest<{ token: string }>(null, 'POST', 'users/login', body)
  expect(await readSessionEmail(session.token)).toBe(email)

  const { docs } = await payload.find({ collection: 'activities', overrideAccess: true })
  expect(docs).toMatchObject([
    { act: 'account-rescued', by: 'Operator', door: 'command', label: email },
  ])
})

it('changes nothing for an account that is not an admin', async () => {
  const { user, token } = await person(payload, 'staff')
  expect(await rescuedPassword(payload, user!.email)).toBeNull()
  expect(await rescuedPassword(payload, 'nobody@saaf.example')).toBeNull()
  expect(await readSessionEmail(token)).toBe(user!.email)
})
