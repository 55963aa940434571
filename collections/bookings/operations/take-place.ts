import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Pickup } from '#business/pickups/pickup.ts'
import { getTransaction } from '#platform/database/transaction.ts'

/**
 * Locks the slot until the transaction ends, and returns whether it has a place for this booking.
 * `capacity` null means no limit.
 */
export async function takePlace(
  { id, date, time }: Pickup & { id: string },
  capacity: number | null,
  req: PayloadRequest,
): Promise<boolean> {
  const transaction = await getTransaction(req)
  const { rows } = await transaction.execute<{ taken: boolean }>(
    sql`SELECT take_place(${date}, ${time}, ${capacity}, ${id}) AS taken`,
  )
  return rows[0]!.taken
}
