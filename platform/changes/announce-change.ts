import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { transactionOf } from '#platform/database/transaction.ts'
import { noticeOf } from './notice.ts'

/** The PostgreSQL channel on which every site process hears that what visitors read has changed. */
export const contentChannel = 'content_changed'

/** Sent inside the edit's transaction, so it is heard exactly when the edit can be read, and never without it. */
async function announce(req: PayloadRequest, what: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT pg_notify(${contentChannel}, ${noticeOf(what)})`)
}

/** What drafts are kept of, and what has none. */
interface Kept {
  /** That of an entry; of a global there is but one. */
  id: string
  _status?: 'draft' | 'published' | null
  updatedAt?: string | null
}

/**
 * A draft that is kept while somebody types changes nothing that visitors read: it is a version, and the entry itself stays
 * as it was last published.
 */
export async function isOnlyDraft(
  slug: string,
  { id, _status, updatedAt }: Kept,
  req: PayloadRequest,
): Promise<boolean> {
  if (_status !== 'draft' || !updatedAt) return false
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ stored: boolean }>(sql`
    SELECT updated_at = ${updatedAt} AS stored
    FROM ${sql.identifier(slug.replaceAll('-', '_'))} ${id ? sql`WHERE id = ${id}` : sql``}`)
  return !rows[0]?.stored
}

const afterChange: CollectionAfterChangeHook<Kept> = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  const isUnseen = operation === 'create' && doc._status === 'draft'
  if (isUnseen || (await isOnlyDraft(collection.slug, doc, req))) return
  await announce(req, collection.slug)
}

const afterDelete: CollectionAfterDeleteHook = ({ collection, req }) =>
  announce(req, collection.slug)

const afterGlobalChange: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (!(await isOnlyDraft(global.slug, doc as Kept, req))) await announce(req, global.slug)
}

/** The hooks of every collection that visitors read. */
export const announcesChanges = { afterChange: [afterChange], afterDelete: [afterDelete] }

/** The hooks of every global that visitors read. */
export const globalAnnouncesChanges = { afterChange: [afterGlobalChange] }
