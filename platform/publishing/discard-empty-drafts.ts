import { isDeepStrictEqual } from 'node:util'
import type { CollectionSlug, Endpoint, Payload, PayloadRequest } from 'payload'
import { languageCodes } from '#business/languages/languages.ts'
import { type Content, getEditableContent } from '#platform/fields/editable-content.ts'

/** Deletes an empty draft, because Payload stores one as soon as a form opens. */
export const discardEmptyDraft: Omit<Endpoint, 'root'> = {
  path: '/:id/discard-empty-draft',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    const { collection, id } = req.routeParams as { collection: CollectionSlug; id: string }
    const access = { overrideAccess: false, user, req } as const
    const isEmpty = await isEmptyDraft(payload, collection, id, access)
    if (isEmpty) await payload.delete({ ...access, collection, id, depth: 0 })
    return Response.json({ discarded: isEmpty })
  },
}

// Sessions last ten hours, so no older form is open.
const longestSessionMs = 10 * 60 * 60 * 1000

/** Cleans up after closed browsers. */
export async function discardEmptyDrafts(payload: Payload, now: Date): Promise<void> {
  const before = new Date(+now - longestSessionMs)
  const access = { overrideAccess: true } as const
  for (const { config } of Object.values(payload.collections)) {
    if (!config.versions?.drafts) continue
    const collection = config.slug
    const { docs } = await payload.find({
      collection,
      where: { _status: { equals: 'draft' }, createdAt: { less_than: before } },
      pagination: false,
      depth: 0,
      ...access,
    })
    for (const { id } of docs) {
      if (await isEmptyDraft(payload, collection, id, access)) {
        await payload.delete({ collection, id, ...access })
      }
    }
  }
}

/** True if the only version is a draft with the default values, in all languages. */
async function isEmptyDraft(
  payload: Payload,
  collection: CollectionSlug,
  id: string,
  access: { overrideAccess: boolean; user?: PayloadRequest['user']; req?: PayloadRequest },
): Promise<boolean> {
  const { flattenedFields } = payload.collections[collection].config
  const empty = getEditableContent(flattenedFields, {})
  for (const locale of languageCodes) {
    const { docs } = await payload.findVersions({
      collection,
      where: { parent: { equals: id } },
      limit: 2,
      depth: 0,
      locale,
      fallbackLocale: false,
      ...access,
    })
    const [only, another] = docs as unknown as { version: Content }[]
    if (!only || another || only.version._status !== 'draft') return false
    if (!isDeepStrictEqual(getEditableContent(flattenedFields, only.version), empty)) return false
  }
  return true
}
