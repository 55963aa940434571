import { createLocalReq, executeAccess, type Where } from 'payload'
import { payloadClient } from '#app/models/payload.server.ts'
import type { Booking, User } from '#payload-types.ts'
import { getPostgres, type Sql } from '#platform/database/adapter.ts'

/** Checks access for queries that bypass Payload. Throws Forbidden. */
export async function assertBookingAccess(
  user: User,
  operation: 'read' | 'update' | 'delete',
): Promise<void> {
  const payload = await payloadClient()
  const req = await createLocalReq({ user }, payload)
  await executeAccess({ req }, payload.collections.bookings.config.access[operation])
}

/** Runs SQL that Payload cannot express. Requires booking access. */
export async function queryBookings<Row>(user: User, query: Sql): Promise<Row[]> {
  await assertBookingAccess(user, 'read')
  const { rows } = await getPostgres(await payloadClient()).drizzle.execute(query)
  return rows as Row[]
}

/** Null if there is none. Requires booking access. */
export async function findBookingById(user: User, id: string): Promise<Booking | null> {
  const as = { depth: 0, joins: false, disableErrors: true, user, overrideAccess: false } as const
  return (await payloadClient()).findByID({ collection: 'bookings', id, ...as })
}

/** Checks no access: the caller knows a key of the booking, or reveals nothing. */
export async function findBookingOfCustomer(where: Where): Promise<Booking | undefined> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'bookings',
    where,
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    overrideAccess: true,
  })
  return docs[0]
}
