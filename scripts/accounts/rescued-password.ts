import type { Payload } from 'payload'
import { endSessions } from '#collections/users/end-sessions.ts'
import { nameOf } from '#platform/activity/actor-of.ts'
import { recordActivity } from '#platform/activity/record-activity.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { transactionOf } from '#platform/database/transaction.ts'
import { removeSecondStep } from '#platform/two-factor/second-step.ts'
import { generatedPassword } from './generated-password.ts'

/**
 * Gives an admin's account a new password, ends its sessions and turns its second step off, which leaves a line in the
 * activity log. Null where there is no such admin: everybody else is let in by one.
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
    const doer = { by: 'Operator', door: 'command' } as const
    const deed = { act: 'account-rescued', label: nameOf(account) } as const
    await recordActivity(payload, await transactionOf(req), doer, [deed])
    return password
  })
}
