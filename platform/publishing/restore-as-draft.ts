import type { CollectionSlug, Endpoint, GlobalSlug } from 'payload'

/**
 * Going back to a version makes it the draft: what is published changes by publishing, and by nothing else. In the place of
 * Payload's own endpoint, which writes over what is published unless told not to; of what there is only one of, always.
 */
export const restoreAsDraft: Omit<Endpoint, 'root'> = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    const { id, ...of } = req.routeParams as { id: string } & (
      { collection: CollectionSlug } | { collection?: undefined; global: GlobalSlug }
    )
    const as = { depth: 0, overrideAccess: false, user, req } as const
    const draft = { draft: true, ...as } as const
    if (of.collection) {
      const { collection } = of
      const { parent, version } = await payload.findVersionByID({ ...as, collection, id })
      const data = { ...version, _status: 'draft' } as const
      await payload.update({ ...draft, collection, id: parent, data })
    } else {
      const { global: slug } = of
      const { version } = await payload.findGlobalVersionByID({ ...as, slug, id })
      const data = { ...version, _status: 'draft' } as const
      await payload.updateGlobal({ ...draft, slug, data })
    }
    return Response.json({ message: req.t('version:restoredSuccessfully') })
  },
}
