import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Act, ActDetails, ActDoor } from '#business/activity/acts.ts'
import { rowOf } from '#platform/database/row-of.ts'

export interface Deed extends ActDetails {
  act: Act
}

/** `by` is the name at the time, so that it outlives the account. */
export interface Doer {
  by: string
  door: ActDoor
}

/** Writes the events with one statement, in the transaction of the changes. */
export async function recordActivity(
  payload: Payload,
  transaction: { execute: (query: ReturnType<typeof sql>) => Promise<unknown> },
  actor: Doer,
  events: Deed[],
): Promise<void> {
  if (events.length === 0) return
  const at = new Date().toISOString()
  const rows = events.map((event) =>
    rowOf(payload, 'activities', { id: randomUUID(), at, ...actor, ...event }),
  )
  await transaction.execute(sql`
    INSERT INTO activities
    SELECT * FROM jsonb_populate_recordset(NULL::activities, ${JSON.stringify(rows)}::jsonb)`)
}
