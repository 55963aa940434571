import { sql } from '@payloadcms/db-postgres'
import { Forbidden } from 'payload'
import { queryBookings } from '#app/models/bookings/booking-access.server.ts'
import { canRemoveSamples } from '#business/accounts/roles.ts'
import { removeSamples as removeSamplesOperation } from '#collections/customers/remove-samples.ts'
import type { User } from '#payload-types.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { payloadClient } from './payload.server.ts'

export interface Samples {
  isMixed: boolean
  canRemove: boolean
}

/** Null if there is no sample data. `isMixed`: real bookings exist too. Requires booking access. */
export async function findSamples(user: User): Promise<Samples | null> {
  const [found] = await queryBookings<{ isMixed: boolean }>(
    user,
    sql`SELECT EXISTS (SELECT FROM bookings WHERE sample IS NOT TRUE) AS "isMixed"
      WHERE EXISTS (SELECT FROM bookings WHERE sample) OR EXISTS (SELECT FROM contact_messages WHERE sample)`,
  )
  return found ? { ...found, canRemove: canRemoveSamples(user.role) } : null
}

/** Requires the right to delete bookings. */
export async function removeSamples(user: User): Promise<void> {
  if (!canRemoveSamples(user.role)) throw new Forbidden()
  await inTransaction(await payloadClient(), removeSamplesOperation)
}
