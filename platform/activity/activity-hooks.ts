import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import { isLoggedChannel } from '#business/activity/booking-activity.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { getActor } from './get-actor.ts'
import { type ActivityActor, type ActivityEvent, recordActivity } from './record-activity.ts'

interface DocumentChange<Doc> {
  /** Null for a new document. */
  before: Doc | null
  /** Null for a deleted document. */
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
export function getLoggedActor(req: PayloadRequest): ActivityActor | null {
  const { actor, channel } = getActor(req)
  return isLoggedChannel(channel) ? { by: actor, door: channel } : null
}
