import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { transactionOf } from '#cms/database/transaction.ts'

/** The PostgreSQL channel on which every site process hears that what visitors read has changed. */
export const contentChannel = 'content_changed'

/** Sent inside the edit's transaction, so it is heard exactly when the edit can be read, and never without it. */
async function announce(req: PayloadRequest, what: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT pg_notify(${contentChannel}, ${what})`)
}

const afterChange: CollectionAfterChangeHook = ({ collection, req }) =>
  announce(req, collection.slug)

const afterDelete: CollectionAfterDeleteHook = ({ collection, req }) =>
  announce(req, collection.slug)

const afterGlobalChange: GlobalAfterChangeHook = ({ global, req }) => announce(req, global.slug)

/** The hooks of every collection that visitors read. */
export const announcesChanges = { afterChange: [afterChange], afterDelete: [afterDelete] }

/** The hooks of every global that visitors read. */
export const globalAnnouncesChanges = { afterChange: [afterGlobalChange] }
