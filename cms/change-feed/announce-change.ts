import { transactionOf } from '#cms/transaction'
import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

/** The PostgreSQL channel on which every site process hears that what visitors read has changed. */
export const contentChannel = 'content_changed'

/** Sent inside the edit's transaction, so it is heard exactly when the edit can be read, and never without it. */
async function announce(req: PayloadRequest, what: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT pg_notify(${contentChannel}, ${what})`)
}

const afterChange: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  await announce(req, collection.slug)
  return doc
}

const afterDelete: CollectionAfterDeleteHook = async ({ doc, collection, req }) => {
  await announce(req, collection.slug)
  return doc
}

const afterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await announce(req, global.slug)
  return doc
}

/** The hooks of every collection that visitors read. */
export const announcesChanges = { afterChange: [afterChange], afterDelete: [afterDelete] }

/** The hooks of every global that visitors read. */
export const globalAnnouncesChanges = { afterChange: [afterGlobalChange] }
