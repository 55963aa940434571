import { createLocalReq, executeAccess } from 'payload'
import { payloadClient } from '#app/models/payload.server.ts'
import type { User } from '#payload-types.ts'
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
