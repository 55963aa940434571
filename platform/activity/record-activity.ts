import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type {
  ActivityChannel,
  ActivityEventDetails,
  ActivityEventType,
} from '#business/activity/activity-events.ts'
import { toDbRow } from '#platform/database/adapter.ts'

export interface ActivityEvent extends ActivityEventDetails {
  act: ActivityEventType
}

/** `by` is the name at the time, so that it outlives the account. `door` is the channel. */
export interface ActivityActor {
  by: string
  door: ActivityChannel
}

/** Writes with one statement, in the transaction of the changes. */
export async function recordActivity(
  payload: Payload,
  transaction: { execute: (query: ReturnType<typeof sql>) => Promise<unknown> },
  actor: ActivityActor,
  events: ActivityEvent[],
): Promise<void> {
  if (events.length === 0) return
  const at = new Date().toISOString()
  const rows = events.map((event) =>
    toDbRow(payload, 'activities', { id: randomUUID(), at, ...actor, ...event }),
  )
  await transaction.execute(sql`
    INSERT INTO activities
    SELECT * FROM jsonb_populate_recordset(NULL::activities, ${JSON.stringify(rows)}::jsonb)`)
}
