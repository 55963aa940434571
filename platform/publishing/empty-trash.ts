import { subDays } from 'date-fns'
import type { Payload } from 'payload'
import { log } from '#platform/logs/log.ts'

export const trashDays = 30

const batchSize = 50

/** Skipped until all others have been tried. S3 may be unavailable, for example. */
const failedIds = new Set<number | string>()

/**
 * Permanently deletes entries that have been in the trash for 30 days, with their files. Runs one
 * batch per collection; returns whether more may remain.
 */
export async function emptyTrash(payload: Payload, now: Date): Promise<boolean> {
  let hasMore = false
  const expired = { deletedAt: { less_than_equal: subDays(now, trashDays).toISOString() } }
  for (const { config } of Object.values(payload.collections)) {
    if (!config.trash) continue
    const access = { collection: config.slug, trash: true, depth: 0, overrideAccess: true } as const
    const untried = { ...expired, id: { not_in: [...failedIds] } }
    const { docs } = await payload.find({ ...access, where: untried, limit: batchSize })
    for (const { id } of docs) {
      try {
        // Not by ID alone: an editor may have restored it since.
        const where = { ...expired, id: { equals: id } }
        const { errors } = await payload.delete({ ...access, where })
        if (errors[0]) throw new Error(errors[0].message)
      } catch (err) {
        failedIds.add(id)
        log.error({ err }, `An entry of ${config.slug} could not be removed from the trash`)
      }
    }
    hasMore ||= docs.length === batchSize
  }
  if (!hasMore) failedIds.clear()
  return hasMore
}
