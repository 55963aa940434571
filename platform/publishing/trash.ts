import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { defaultLanguage } from '#business/languages/languages.ts'
import * as staffWords from '#business/words/staff.ts'
import { refusal } from '#platform/api/error-response.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { entryName } from '#platform/fields/entry-names.ts'

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
  throw refusal(staffWords.content.slugTaken(slug, entryName(collection, other)), 409)
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

interface Change {
  data: Record<string, unknown>
  originalDoc?: Record<string, unknown>
  req: PayloadRequest
}

const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/**
 * Refuses entries with trashed pictures, restored ones too. Locks the pictures, so that a
 * concurrent deletion waits, and then finds this use.
 */
export async function refuseTrashedPictures({ data, originalDoc, req }: Change) {
  if (data.deletedAt) return data
  const isRestored = Boolean(originalDoc?.deletedAt) && data.deletedAt === null
  const ids = JSON.stringify(isRestored ? { ...originalDoc, ...data } : data).match(uuids)
  if (!ids) return data
  const transaction = await getTransaction(req)
  const { rows } = await transaction.execute<{ alt: string; trashed: boolean }>(sql`
    SELECT COALESCE(alt, filename) AS alt, deleted_at IS NOT NULL AS trashed FROM media
    LEFT JOIN media_locales ON _parent_id = media.id AND _locale = ${defaultLanguage}
    WHERE media.id = ANY(${sql.param(ids)}::uuid[]) ORDER BY media.id FOR KEY SHARE OF media`)
  const trashed = rows.filter((picture) => picture.trashed).map(({ alt }) => alt)
  if (trashed.length > 0) throw refusal(staffWords.picture.inTrash(trashed), 409)
  return data
}
