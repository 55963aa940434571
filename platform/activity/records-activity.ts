import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import { isLogged } from '#business/activity/booking-acts.ts'
import { transactionOf } from '#platform/database/transaction.ts'
import { entryName, globalName } from '#platform/payload/fields/names.ts'
import { actorOf } from './actor-of.ts'
import { type Deed, type Doer, recordActivity } from './record-activity.ts'

/** What was made, changed or deleted, through whichever door. */
export interface Change<Doc> {
  /** Null of what is new. */
  before: Doc | null
  /** Null of what was deleted. */
  after: Doc | null
  /** What editors call it. */
  name: string
  slug: string
  req: PayloadRequest
}

type DeedsOf<Doc> = (change: Change<Doc>) => Deed[] | Promise<Deed[]>

/**
 * The hooks of a collection whose changes are somebody's acts: each line is written in the transaction of its act. What
 * nobody has done, such as a command or a job, leaves none.
 */
export function recordsActivity<Doc extends TypeWithID>(deedsOf: DeedsOf<Doc>) {
  const afterChange: CollectionAfterChangeHook<Doc> = async ({
    collection,
    data,
    doc,
    operation,
    previousDoc,
    req,
  }) => {
    const before = operation === 'create' ? null : previousDoc
    // Who asks may have asked for a part of it only.
    const after: Doc = { ...before, ...data, ...doc }
    const name = entryName(collection, { ...after })
    await record(req, deedsOf, { before, after, name, slug: collection.slug })
  }
  const afterDelete: CollectionAfterDeleteHook<Doc> = async ({ collection, doc, id, req }) => {
    const name = entryName(collection, { ...doc })
    await record(req, deedsOf, { before: { ...doc, id }, after: null, name, slug: collection.slug })
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** The same for what there is only one of. */
export function globalRecordsActivity<Doc extends object>(deedsOf: DeedsOf<Doc>) {
  const afterChange: GlobalAfterChangeHook = async ({ data, doc, global, previousDoc, req }) => {
    const before = previousDoc as Doc
    const after: Doc = { ...before, ...(data as Partial<Doc>), ...(doc as Doc) }
    await record(req, deedsOf, { before, after, name: globalName(global), slug: global.slug })
  }
  return { afterChange: [afterChange] }
}

async function record<Doc>(
  req: PayloadRequest,
  deedsOf: DeedsOf<Doc>,
  change: Omit<Change<Doc>, 'req'>,
): Promise<void> {
  const doer = doerOf(req)
  if (!doer) return
  const deeds = await deedsOf({ ...change, req })
  await recordActivity(req.payload, await transactionOf(req), doer, deeds)
}

/** Who acts in a request, if the activity log is to name them: somebody who is signed in, or a customer with a manage link. */
export function doerOf(req: PayloadRequest): Doer | null {
  const { actor, channel } = actorOf(req)
  return isLogged(channel) ? { by: actor, door: channel } : null
}
