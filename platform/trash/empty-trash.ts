import type { Payload } from 'payload'
import { trashCutoff } from '#business/content/trash.ts'
import { log } from '#platform/logs/log.ts'

const batchSize = 50

/**
 * Permanently deletes entries that have been in the trash for 30 days, with their files. Runs one
 * batch per collection; returns whether more may remain.
 */
export async function emptyTrash(payload: Payload, now: Date): Promise<boolean> {
  let hasMore = false
  const expired = { deletedAt: { less_than_equal: trashCutoff(now).toISOString() } }
  for (const { config } of Object.values(payload.collections)) {
    if (!config.trash) continue
    const access = { collection: config.slug, trash: true, depth: 0, overrideAccess: true } as const
    const { docs } = await payload.find({ ...access, where: expired, limit: batchSize })
    let deleted = 0
    for (const { id } of docs) {
      try {
        // Not by ID alone: an editor may have restored it since.
        const where = { ...expired, id: { equals: id } }
        const { errors } = await payload.delete({ ...access, where })
        if (errors[0]) throw new Error(errors[0].message)
        deleted += 1
      } catch (err) {
        // S3 may be unavailable. The next day tries again.
        log.error({ err }, `An entry of ${config.slug} could not be removed from the trash`)
      }
    }
    hasMore ||= deleted === batchSize
  }
  return hasMore
}
