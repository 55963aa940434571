import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { getTransaction } from '#platform/database/transaction.ts'

export const contentChannel = 'content_changed'

/** In the edit's transaction, so that processes receive it exactly when the edit is visible. */
export async function notifyContentChange(req: PayloadRequest, slug: string): Promise<void> {
  const transaction = await getTransaction(req)
  await transaction.execute(sql`SELECT pg_notify(${contentChannel}, ${slug})`)
}

interface Draftable {
  /** Missing for globals. */
  id: string
  _status?: 'draft' | 'published' | null
  updatedAt?: string | null
}

/** An autosaved draft is only a version: the published document does not change. */
async function isUnpublishedDraft(
  slug: string,
  { id, _status, updatedAt }: Draftable,
  req: PayloadRequest,
): Promise<boolean> {
  if (_status !== 'draft' || !updatedAt) return false
  const transaction = await getTransaction(req)
  const { rows } = await transaction.execute<{ stored: boolean }>(sql`
    SELECT updated_at = ${updatedAt} AS stored
    FROM ${sql.identifier(slug.replaceAll('-', '_'))} ${id ? sql`WHERE id = ${id}` : sql``}`)
  return !rows[0]?.stored
}

const afterChange: CollectionAfterChangeHook<Draftable> = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  const isNewDraft = operation === 'create' && doc._status === 'draft'
  if (isNewDraft || (await isUnpublishedDraft(collection.slug, doc, req))) return
  await notifyContentChange(req, collection.slug)
}

const afterDelete: CollectionAfterDeleteHook = ({ collection, req }) =>
  notifyContentChange(req, collection.slug)

const afterGlobalChange: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (!(await isUnpublishedDraft(global.slug, doc as Draftable, req)))
    await notifyContentChange(req, global.slug)
}

export const contentNotificationHooks = { afterChange: [afterChange], afterDelete: [afterDelete] }

export const globalNotificationHooks = { afterChange: [afterGlobalChange] }
