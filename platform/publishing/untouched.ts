import { isDeepStrictEqual } from 'node:util'
import type { CollectionSlug, Endpoint, Payload, PayloadRequest } from 'payload'
import { type Content, contentOf } from '#platform/payload/fields/content-of.ts'

/** Deletes an entry whose form was left without a word in it, which Payload has stored as soon as the form was opened. */
export const dropUntouched: Omit<Endpoint, 'root'> = {
  path: '/:id/drop-untouched',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    const { collection, id } = req.routeParams as { collection: CollectionSlug; id: string }
    const as = { overrideAccess: false, user, req } as const
    const isLeft = await isUntouched(payload, collection, id, as)
    // What nobody has written leaves no line in the activity log.
    const context = { isUntouched: true }
    if (isLeft) await payload.delete({ ...as, collection, id, depth: 0, context })
    return Response.json({ dropped: isLeft })
  },
}

// Nobody is signed in for longer, so that no form of that age is still open.
const longestSessionMs = 10 * 60 * 60 * 1000

/** The same for forms over which a browser was closed. */
export async function dropAllUntouched(payload: Payload, now: Date): Promise<void> {
  const before = new Date(+now - longestSessionMs)
  const as = { overrideAccess: true } as const
  for (const { config } of Object.values(payload.collections)) {
    if (!config.versions?.drafts) continue
    const collection = config.slug
    const { docs } = await payload.find({
      collection,
      where: { _status: { equals: 'draft' }, createdAt: { less_than: before } },
      pagination: false,
      depth: 0,
      ...as,
    })
    for (const { id } of docs) {
      if (await isUntouched(payload, collection, id, as)) {
        await payload.delete({ collection, id, ...as })
      }
    }
  }
}

/** Whether all that was ever kept of an entry is a draft that says what its form starts with. */
async function isUntouched(
  payload: Payload,
  collection: CollectionSlug,
  id: string,
  as: { overrideAccess: boolean; user?: PayloadRequest['user']; req?: PayloadRequest },
): Promise<boolean> {
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    limit: 2,
    depth: 0,
    ...as,
  })
  const [only, another] = docs as unknown as { version: Content }[]
  if (!only || another || only.version._status !== 'draft') return false
  const { flattenedFields } = payload.collections[collection].config
  return isDeepStrictEqual(contentOf(flattenedFields, only.version), contentOf(flattenedFields, {}))
}
