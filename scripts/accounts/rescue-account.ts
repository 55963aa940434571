import type { Payload } from 'payload'
import { endSessions } from '#collections/users/session-rows.ts'
import { displayNameFor } from '#platform/activity/booking-events.ts'
import { recordActivity } from '#platform/activity/record-activity.ts'
import { getTransaction, inTransaction } from '#platform/database/transaction.ts'
import { disableTwoFactor } from '#platform/two-factor/two-factor.ts'
import { generatePassword } from './first-admin.ts'

/**
 * Sets a new password, ends all sessions, removes two-factor authentication and records the
 * activity. Null if there is no such admin. Admins help all other accounts.
 */
export async function rescueAccount(payload: Payload, email: string): Promise<string | null> {
  const password = generatePassword()
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
    await disableTwoFactor(req, id)
    const actor = { actor: 'Operator', channel: 'command' } as const
    const activity = { type: 'account-rescued', label: displayNameFor(account) } as const
    await recordActivity(payload, await getTransaction(req), actor, [activity])
    return password
  })
}
