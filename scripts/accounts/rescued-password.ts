import type { Payload } from 'payload'
import { endSessions } from '#collections/users/end-sessions.ts'
import { nameOf } from '#platform/activity/actor-of.ts'
import { recordActivity } from '#platform/activity/record-activity.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { transactionOf } from '#platform/database/transaction.ts'
import { removeSecondStep } from '#platform/two-factor/second-step.ts'
import { generatedPassword } from './generated-password.ts'

/**
 * Sets a new password, ends all sessions, removes two-factor authentication and records the
 * activity. Returns null if there is no such admin. Admins help all other accounts.
 */
export async function rescuedPassword(payload: Payload, email: string): Promise<string | null> {
  const password = generatedPassword()
  return inTransaction(payload, async (req) => {
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: email.toLowerCase().trim() }, role: { equals: 'admin' } },
      overrideAccess: true,
      req,
    })
    const [account] = docs
    if (!account) return null
    const { id } = account
    await payload.update({ collection: 'users', id, data: { password }, overrideAccess: true, req })
    await endSessions(req, id)
    await removeSecondStep(req, id)
    const actor = { by: 'Operator', door: 'command' } as const
    const activity = { act: 'account-rescued', label: nameOf(account) } as const
    await recordActivity(payload, await transactionOf(req), actor, [activity])
    return password
  })
}
