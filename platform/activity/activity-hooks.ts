import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import { isLoggedChannel } from '#business/activity/booking-activity.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { entryName, globalName } from '#platform/payload/fields/entry-names.ts'
import { getActor } from './get-actor.ts'
import { type ActivityActor, type ActivityEvent, recordActivity } from './record-activity.ts'

export interface DocumentChange<Doc> {
  /** Null for a new document. */
  before: Doc | null
  /** Null for a deleted document. */
  after: Doc | null
  /** The title that editors see. */
  name: string
  slug: string
  req: PayloadRequest
}

type CreateEvents<Doc> = (change: DocumentChange<Doc>) => ActivityEvent[] | Promise<ActivityEvent[]>

/** Logs each change in its transaction. Commands and jobs have no actor and leave no entry. */
export function activityHooks<Doc extends TypeWithID>(createEvents: CreateEvents<Doc>) {
  const afterChange: CollectionAfterChangeHook<Doc> = async ({
    collection,
    data,
    doc,
    operation,
    previousDoc,
    req,
  }) => {
    const before = operation === 'create' ? null : previousDoc
    // The caller may have selected only some fields.
    const after: Doc = { ...before, ...data, ...doc }
    const name = entryName(collection, { ...after })
    await record(req, createEvents, { before, after, name, slug: collection.slug })
  }
  const afterDelete: CollectionAfterDeleteHook<Doc> = async ({ collection, doc, id, req }) => {
    const name = entryName(collection, { ...doc })
    await record(req, createEvents, {
      before: { ...doc, id },
      after: null,
      name,
      slug: collection.slug,
    })
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

export function globalActivityHooks<Doc extends object>(createEvents: CreateEvents<Doc>) {
  const afterChange: GlobalAfterChangeHook = async ({ data, doc, global, previousDoc, req }) => {
    const before = previousDoc as Doc
    const after: Doc = { ...before, ...(data as Partial<Doc>), ...(doc as Doc) }
    await record(req, createEvents, { before, after, name: globalName(global), slug: global.slug })
  }
  return { afterChange: [afterChange] }
}

async function record<Doc>(
  req: PayloadRequest,
  createEvents: CreateEvents<Doc>,
  change: Omit<DocumentChange<Doc>, 'req'>,
): Promise<void> {
  const actor = getLoggedActor(req)
  if (!actor) return
  const events = await createEvents({ ...change, req })
  await recordActivity(req.payload, await getTransaction(req), actor, events)
}

/** Returns the signed-in user, or the customer with a manage link; otherwise null. */
export function getLoggedActor(req: PayloadRequest): ActivityActor | null {
  const { actor, channel } = getActor(req)
  return isLoggedChannel(channel) ? { by: actor, door: channel } : null
}
