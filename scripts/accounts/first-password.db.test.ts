import { expect, it } from 'vitest'
import { environment } from '#environment.ts'
import { password } from '#tests/setup/accounts.ts'
import { emptyDatabase, testPayload, userWithRole } from '#tests/setup/database.ts'
import { refuseWeakFirstPassword } from './first-password.ts'

const payload = await testPayload()

const refusal = (chosen?: string) =>
  refuseWeakFirstPassword(environment.databaseUrl!, {
    email: 'asha.kulkarni@saaf.example',
    password: chosen,
  })

it.each(['password123', 'asha.kulkarni'])('refuses %s for the first account', async (weak) => {
  await emptyDatabase(payload)
  await expect(refusal(weak)).rejects.toThrow(/^ADMIN_PASSWORD is easy to guess; /)
})

it.each([password, undefined])('takes %s for the first account', async (strong) => {
  await emptyDatabase(payload)
  await refusal(strong)
})

it('takes any ADMIN_PASSWORD where there is an account, which it does not change', async () => {
  await userWithRole(payload, 'editor')
  await refusal('password123')
})
