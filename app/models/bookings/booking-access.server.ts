import { createLocalReq, executeAccess } from 'payload'
import { payloadClient } from '#app/models/payload.server.ts'
import type { User } from '#payload-types.ts'
import { postgresOf, type Sql } from '#platform/database/adapter.ts'

/** For what goes past Payload, which would ask the same: throws a Forbidden error where `user` may not do that with bookings. */
export async function assertBookingAccess(user: User, operation: 'read' | 'update'): Promise<void> {
  const payload = await payloadClient()
  const req = await createLocalReq({ user }, payload)
  await executeAccess({ req }, payload.collections.bookings.config.access[operation])
}

/** What PostgreSQL answers where Payload has no words for a question. Only for a user who works bookings; others get a Forbidden error. */
export async function askBookings<Answer>(user: User, question: Sql): Promise<Answer[]> {
  await assertBookingAccess(user, 'read')
  const { rows } = await postgresOf(await payloadClient()).drizzle.execute(question)
  return rows as Answer[]
}
