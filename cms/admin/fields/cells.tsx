import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import {
  answerIsShown,
  type CollectionWithHidden,
  listOrder,
} from '#business/content/shown-entries.ts'
import { formatInstant, formatShortDate } from '#business/pickups/english-dates.ts'
import { isLocalDate, isWallClock, localDateAt, toInstant } from '#business/pickups/local-time.ts'
import { formatPaise } from '#business/words/rupees.ts'

/** Shows Mumbai time. An invalid instant must not break the list. */
export function InstantCell({ cellData }: DefaultServerCellComponentProps) {
  const instant = new Date((cellData as string | null) ?? NaN)
  return Number.isNaN(+instant) ? null : formatInstant(instant)
}

export function DateCell({ cellData }: DefaultServerCellComponentProps) {
  const today = localDateAt(new Date())
  return isLocalDate(cellData) ? formatShortDate(cellData as string, today) : null
}

/** Shows nothing for invalid text, which drafts may hold. */
export function WallClockCell({ cellData }: DefaultServerCellComponentProps) {
  return isWallClock(cellData) ? formatInstant(toInstant(cellData as string)) : null
}

export function RupeesCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? formatPaise(cellData) : null
}

export function YesNoCell({ cellData }: DefaultServerCellComponentProps) {
  return cellData ? 'Yes' : 'No'
}

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
