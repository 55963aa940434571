import { expect, it } from 'vitest'
import { environment } from '#environment.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { findFirstPasswordWarning } from './first-password.ts'

const payload = await testPayload()

const weakness = (chosen?: string) =>
  findFirstPasswordWarning(environment.databaseUrl!, {
    email: 'asha.kulkarni@saaf.example',
    password: chosen,
  })

it.each(['password123', 'asha.kulkarni'])('warns about %s for the first account', async (weak) => {
  await emptyDatabase(payload)
  expect(await weakness(weak)).toMatch(/^ADMIN_PASSWORD is easy to guess: /)
})

it.each([password, undefined])('accepts %s for the first account', async (strong) => {
  await emptyDatabase(payload)
  expect(await weakness(strong)).toBeNull()
})

it('ignores ADMIN_PASSWORD when an account exists', async () => {
  await createUserWithRole(payload, 'editor')
  expect(await weakness('password123')).toBeNull()
})
