import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { totp } from '#business/accounts/two-factor.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { hashRecoveryCode, startTwoFactorSetup } from '#platform/two-factor/two-factor.ts'
import { createPerson } from '#tests/access/api-clients.ts'
import { totpCode } from './totp-code.ts'

export const wrongCode = (key: string) => {
  const validCodes = [-1, 0, 1, 2].map((steps) => totpCode(key, steps))
  return ['000000', '111111', '222222', '333333', '444444'].find(
    (code) => !validCodes.includes(code),
  )!
}

// Two codes, because hashing is slow.
const recoveryCodes = ['1998199819981998', '2026202620262026']
const recoverySalt = 'salt-of-all-test-accounts'

/** `nextCode` returns an unused code. */
export async function personWithTwoFactor(payload: Payload, role: 'admin' | 'staff' = 'admin') {
  const owner = await createPerson(payload, role)
  const { id, email } = owner.user!
  const key = (await startTwoFactorSetup({ payload }, id, new Date()))!
  const hashes = await Promise.all(
    recoveryCodes.map((code) => hashRecoveryCode(code, recoverySalt)),
  )
  await getPostgres(payload).drizzle.execute(sql`
    UPDATE two_factor SET confirmed_at = now(), recovery_salt = ${recoverySalt},
      last_step = ${Math.floor(Date.now() / 1000 / totp.stepSeconds)},
      recovery_hashes = ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))
    WHERE user_id = ${id}`)
  return { owner, email, key, recoveryCodes, nextCode: () => totpCode(key, 1) }
}
