import { sql } from '@payloadcms/db-postgres'
import { Forbidden } from 'payload'
import { payloadClient } from '#app/models/payload.server.ts'
import { canManageBookings } from '#business/accounts/roles.ts'
import type { Booking } from '#business/bookings/booking.ts'
import type { User } from '#payload-types.ts'
import { getPostgres, type Sql } from '#platform/database/adapter.ts'
import { findBookings } from '#platform/database/queries/find-bookings.ts'

/** Throws Forbidden. */
export function assertBookingAccess({ role }: User): void {
  if (!canManageBookings(role)) throw new Forbidden()
}

/** Runs SQL that Payload cannot express. Requires booking access. */
export async function queryBookings<Row>(user: User, query: Sql): Promise<Row[]> {
  assertBookingAccess(user)
  const { rows } = await getPostgres(await payloadClient()).drizzle.execute(query)
  return rows as Row[]
}

/** `condition` may end with an order and a limit. Requires booking access. */
export async function findBookingsForStaff(user: User, condition: Sql): Promise<Booking[]> {
  assertBookingAccess(user)
  return find(condition)
}

/** Requires booking access. */
export async function findBookingByReference(
  user: User,
  reference: string,
): Promise<Booking | undefined> {
  return (await findBookingsForStaff(user, sql`reference = ${reference}`))[0]
}

/** Checks no access: the caller knows a key of the booking, or reveals nothing. */
export async function findBookingOfCustomer(condition: Sql): Promise<Booking | undefined> {
  return (await find(condition))[0]
}

async function find(condition: Sql): Promise<Booking[]> {
  const payload = await payloadClient()
  return findBookings(payload, getPostgres(payload).drizzle, condition)
}
