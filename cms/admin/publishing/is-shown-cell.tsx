import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import {
  answerIsShown,
  type CollectionWithHidden,
  listOrder,
} from '#business/content/shown-entries.ts'

/** One read for all rows of a list. */
const findPublished = cache(async (payload: Payload, collection: CollectionWithHidden) => {
  const { docs } = await payload.find({
    collection,
    where: { _status: { equals: 'published' } },
    sort: listOrder,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return { published: docs, now: new Date() }
})

/** Payload renders it in forms too, without a row. */
export async function IsShownCell({
  collectionSlug,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const collection = collectionSlug as CollectionWithHidden
  const id = (rowData as { id: string } | undefined)?.id
  if (!id) return null
  return answerIsShown({ collection, id, ...(await findPublished(payload, collection)) })
}
