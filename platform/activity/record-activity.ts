import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Act, ActDetails, ActDoor } from '#business/activity/acts.ts'
import { rowOf } from '#platform/database/row-of.ts'

/** What somebody did. */
export interface Deed extends ActDetails {
  act: Act
}

/** Who did it, by the name of that day, so that it outlives the account; and through which door. */
export interface Doer {
  by: string
  door: ActDoor
}

/**
 * Writes a line into the activity log for each of these, on a connection in whose transaction they were done: neither
 * exists without the other. One statement; of nothing none.
 */
export async function recordActivity(
  payload: Payload,
  transaction: { execute: (query: ReturnType<typeof sql>) => Promise<unknown> },
  doer: Doer,
  deeds: Deed[],
): Promise<void> {
  if (deeds.length === 0) return
  const at = new Date().toISOString()
  const rows = deeds.map((deed) =>
    rowOf(payload, 'activities', { id: randomUUID(), at, ...doer, ...deed }),
  )
  await transaction.execute(sql`
    INSERT INTO activities
    SELECT * FROM jsonb_populate_recordset(NULL::activities, ${JSON.stringify(rows)}::jsonb)`)
}
