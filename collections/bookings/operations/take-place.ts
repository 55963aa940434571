import { sql } from '@payloadcms/db-postgres'
import type { Pickup } from '#business/pickups/pickup.ts'
import { type PickupRules, placesFor, type Trip } from '#business/pickups/pickup-rules.ts'
import type { SqlExecutor } from '#platform/database/adapter.ts'

/** Locks the slot until the transaction ends, and returns whether it has a place for this trip. */
export async function takePlace(
  trip: Trip,
  { id, date, time }: Pickup & { id: string },
  { rules, tx }: { rules: PickupRules; tx: SqlExecutor },
): Promise<boolean> {
  const { capacity, counted } = placesFor(trip, rules)
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`SELECT take_place(${date}, ${time}, ${capacity}, ${id}, ${counted}) AS taken`,
  )
  return rows[0]!.taken
}
