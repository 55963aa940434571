import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import * as staffWords from '#business/words/staff.ts'
import type { Media } from '#payload-types.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { findPictureUses, readPictureHolders } from './picture-uses.ts'

/** Pages, also unpublished ones, would otherwise silently lose the picture. */
export const refuseDeletingUsedPicture: CollectionBeforeDeleteHook = ({ id, req }) =>
  assertUnused(req, String(id))

export const refuseTrashingUsedPicture: CollectionBeforeChangeHook<Media> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc && data.deletedAt && !originalDoc.deletedAt) {
    await assertUnused(req, originalDoc.id)
  }
}

async function assertUnused(req: PayloadRequest, id: string): Promise<void> {
  // Waits for entries that are about to use it; see refuse-trashed-pictures.ts.
  const transaction = await getTransaction(req)
  await transaction.execute(sql`SELECT FROM media WHERE id = ${id} FOR UPDATE`)
  const places = findPictureUses(await readPictureHolders(req), id)
  if (places.length === 0) return
  throw new APIError(staffWords.picture.inUse(places), 409, undefined, true)
}
