import type { CollectionSlug, Endpoint, GlobalSlug } from 'payload'

/**
 * Replaces Payload's endpoint, which would overwrite the published document: by default in
 * collections, always in globals.
 */
export const restoreAsDraft: Omit<Endpoint, 'root'> = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    const { id, ...target } = req.routeParams as { id: string } & (
      { collection: CollectionSlug } | { collection?: undefined; global: GlobalSlug }
    )
    const access = { depth: 0, overrideAccess: false, user, req } as const
    const draft = { draft: true, ...access } as const
    if (target.collection) {
      const { collection } = target
      const { parent, version } = await payload.findVersionByID({ ...access, collection, id })
      const data = { ...version, _status: 'draft' } as const
      await payload.update({ ...draft, collection, id: parent, data })
    } else {
      const { global: slug } = target
      const { version } = await payload.findGlobalVersionByID({ ...access, slug, id })
      const data = { ...version, _status: 'draft' } as const
      await payload.updateGlobal({ ...draft, slug, data })
    }
    return Response.json({ message: req.t('version:restoredSuccessfully') })
  },
}
