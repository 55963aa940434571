import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { transactionOf } from '#platform/database/transaction.ts'
import { noticeOf } from './notice.ts'

/** The PostgreSQL channel that site processes listen to. */
export const contentChannel = 'content_changed'

/** In the edit's transaction, so that processes receive it exactly when the edit is visible. */
async function notifyContentChange(req: PayloadRequest, slug: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT pg_notify(${contentChannel}, ${noticeOf(slug)})`)
}

interface Draftable {
  /** Missing for globals. */
  id: string
  _status?: 'draft' | 'published' | null
  updatedAt?: string | null
}

/** An autosaved draft is only a version: the published document does not change. */
export async function isOnlyDraft(
  slug: string,
  { id, _status, updatedAt }: Draftable,
  req: PayloadRequest,
): Promise<boolean> {
  if (_status !== 'draft' || !updatedAt) return false
  const transaction = await transactionOf(req)
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
  if (isNewDraft || (await isOnlyDraft(collection.slug, doc, req))) return
  await notifyContentChange(req, collection.slug)
}

const afterDelete: CollectionAfterDeleteHook = ({ collection, req }) =>
  notifyContentChange(req, collection.slug)

const afterGlobalChange: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (!(await isOnlyDraft(global.slug, doc as Draftable, req)))
    await notifyContentChange(req, global.slug)
}

export const announcesChanges = { afterChange: [afterChange], afterDelete: [afterDelete] }

export const globalAnnouncesChanges = { afterChange: [afterGlobalChange] }
