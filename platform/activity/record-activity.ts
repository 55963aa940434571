import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import {
  type ActivityChannel,
  type ActivityEventDetails,
  type ActivityEventType,
  isLoggedChannel,
} from '#business/accounts/activity-log.ts'
import { toDbRow } from '#platform/database/adapter.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { getActor } from './booking-events.ts'

export interface ActivityEvent extends ActivityEventDetails {
  type: ActivityEventType
}

/** `actor` is the name at that time: it outlives the account. */
export interface ActivityActor {
  actor: string
  channel: ActivityChannel
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

interface DocumentChange<Doc> {
  before: Doc | null
  after: Doc | null
  req: PayloadRequest
}

/** Logs each change in its transaction. Commands and jobs have no actor and leave no entry. */
export function activityHooks<Doc extends TypeWithID>(
  createEvents: (change: DocumentChange<Doc>) => ActivityEvent[],
) {
  const record = async (change: DocumentChange<Doc>) => {
    const { req } = change
    const actor = getLoggedActor(req)
    if (!actor) return
    await recordActivity(req.payload, await getTransaction(req), actor, createEvents(change))
  }
  const afterChange: CollectionAfterChangeHook<Doc> = ({
    data,
    doc,
    operation,
    previousDoc,
    req,
  }) => {
    const before = operation === 'create' ? null : previousDoc
    // The caller may have selected only some fields.
    return record({ before, after: { ...before, ...data, ...doc }, req })
  }
  const afterDelete: CollectionAfterDeleteHook<Doc> = ({ doc, id, req }) =>
    record({ before: { ...doc, id }, after: null, req })
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** Returns the signed-in user, or the customer with a manage link; otherwise null. */
export function getLoggedActor({ user, context }: PayloadRequest): ActivityActor | null {
  const { actor, channel } = getActor({ user, channel: context.channel })
  return isLoggedChannel(channel) ? { actor, channel } : null
}
