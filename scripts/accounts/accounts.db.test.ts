import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import { environment } from '#environment.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { getTwoFactorStatus, startTwoFactorSetup } from '#platform/two-factor/two-factor.ts'
import { callRestApi, createPerson } from '#tests/access/api-clients.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { findFirstPasswordWarning } from './first-admin.ts'
import { rescueAccount } from './rescue-account.ts'

const payload = await testPayload()

beforeEach(() => emptyDatabase(payload))

describe('findFirstPasswordWarning', () => {
  const weakness = (chosen?: string) =>
    findFirstPasswordWarning(environment.databaseUrl!, {
      email: 'asha.kulkarni@saaf.example',
      password: chosen,
    })

  it.each(['password123', 'asha.kulkarni'])(
    'warns about %s for the first account',
    async (weak) => {
      expect(await weakness(weak)).toMatch(/^ADMIN_PASSWORD is easy to guess: /)
    },
  )

  it.each([password, undefined])('accepts %s for the first account', async (strong) => {
    expect(await weakness(strong)).toBeNull()
  })

  it('ignores ADMIN_PASSWORD when an account exists', async () => {
    await createUserWithRole(payload, 'editor')
    expect(await weakness('password123')).toBeNull()
  })
})

describe('rescueAccount', () => {
  const readSessionEmail = async (token: string | null) =>
    (await callRestApi<{ user: User | null }>(token, 'GET', 'users/me')).user?.email

  it('lets an admin sign in again and revokes all earlier access', async () => {
    const { user, token } = await createPerson(payload, 'admin')
    const { id, email } = user!
    await startTwoFactorSetup({ payload }, id, new Date())
    await getPostgres(payload).drizzle.execute(sql`UPDATE two_factor SET confirmed_at = now()`)

    const link = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })

    const password = await rescueAccount(payload, ` ${email.toUpperCase()}`)
    expect(await readSessionEmail(token)).toBeUndefined()
    const byLink = JSON.stringify({ token: link, password: 'marigold awning ink' })
    await expect(callRestApi(null, 'POST', 'users/reset-password', byLink)).rejects.toMatchObject({
      status: 403,
    })
    expect(await getTwoFactorStatus({ payload }, id)).toMatchObject({ isOn: false })
    const body = JSON.stringify({ email, password })
    const session = await callRestApi<{ token: string }>(null, 'POST', 'users/login', body)
    expect(await readSessionEmail(session.token)).toBe(email)

    const { docs } = await payload.find({ collection: 'activities', overrideAccess: true })
    expect(docs).toMatchObject([
      { type: 'account-rescued', actor: 'Operator', channel: 'command', label: email },
    ])
  })

  it('changes nothing for an account that is not an admin', async () => {
    const { user, token } = await createPerson(payload, 'staff')
    expect(await rescueAccount(payload, user!.email)).toBeNull()
    expect(await rescueAccount(payload, 'nobody@saaf.example')).toBeNull()
    expect(await readSessionEmail(token)).toBe(user!.email)
  })
})
