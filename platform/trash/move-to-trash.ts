import {
  APIError,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import * as staffWords from '#business/words/staff.ts'
import { entryName } from '#platform/payload/fields/entry-names.ts'

interface Entry {
  id: string
  deletedAt?: string | null
  slug?: string | null
  _status?: 'draft' | 'published' | null
}

/** Moving a draft would leave its published version on the site. */
function storeImmediately<Args extends object>({
  args,
  operation,
}: {
  args: Args
  operation: string
}): Args | undefined {
  if (operation !== 'update') return undefined
  const { data, trash } = args as unknown as { data: Partial<Entry>; trash?: boolean }
  const { deletedAt } = data
  if (deletedAt === undefined || (!deletedAt && !trash)) return undefined
  return { ...args, data: { ...data, deletedAt: deletedAt || null }, draft: false }
}

/** The server's clock decides when 30 days have passed, not the caller's. */
const moveToOrFromTrash: CollectionBeforeChangeHook<Entry> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (data.deletedAt === undefined) return data
  if (operation === 'create' || !originalDoc) return { ...data, deletedAt: null }
  const { id, deletedAt: deletedBefore } = originalDoc
  if (data.deletedAt && deletedBefore) return { ...data, deletedAt: deletedBefore }
  if (data.deletedAt) {
    await cancelScheduledChanges(req, collection.slug, id)
    const published = originalDoc._status === 'draft' && (await findPublished(req, collection, id))
    return { ...data, ...published, deletedAt: new Date().toISOString() }
  }
  if (deletedBefore) await assertSlugIsFree(req, collection, { ...originalDoc, ...data })
  return data
}

/** Restoring brings this version back; Payload would store the newest draft. */
async function findPublished(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  id: string,
): Promise<Partial<Entry>> {
  const stored = (await req.payload.findByID({
    collection: slug,
    id,
    draft: false,
    depth: 0,
    overrideAccess: true,
    req,
  })) as unknown as Entry
  return stored._status === 'published' ? stored : {}
}

/** Names the other entry; an index refuses it in any case. */
async function assertSlugIsFree(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { id, slug }: Entry,
): Promise<void> {
  if (!slug) return
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { slug: { equals: slug }, id: { not_equals: id } },
    draft: false,
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [other] = docs as unknown as Record<string, unknown>[]
  if (!other) return
  const sentence = staffWords.content.slugTaken(slug, entryName(collection, other))
  throw new APIError(sentence, 409, undefined, true)
}

/** A trashed entry cannot be published. */
async function cancelScheduledChanges(
  req: PayloadRequest,
  slug: string,
  id: string,
): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      'input.doc.relationTo': { equals: slug },
      'input.doc.value': { equals: id },
    },
    req,
  })
}

export const trashHooks = { beforeOperation: [storeImmediately], beforeChange: [moveToOrFromTrash] }
