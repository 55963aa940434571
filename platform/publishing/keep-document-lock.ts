import type {
  CollectionAfterChangeHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload'

type Lock = RequiredDataFromCollectionSlug<'payload-locked-documents'>

/**
 * Whoever opens what somebody is typing into reads who that is. Payload gives a document free with every save, and so
 * also with every draft that it keeps by itself: between two words nobody would know.
 */
export const keepDocumentLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id } = doc as { id: string }
  const relationTo = collection.slug as NonNullable<Lock['document']>['relationTo']
  await lockAgain(req, { document: { relationTo, value: id } })
}

export const keepGlobalLock: GlobalAfterChangeHook = ({ global, req }) =>
  lockAgain(req, { globalSlug: global.slug })

async function lockAgain(req: PayloadRequest, what: Pick<Lock, 'document' | 'globalSlug'>) {
  if (!req.user || String(req.query.autosave) !== 'true') return
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { ...what, user: { relationTo: 'users', value: req.user.id } } satisfies Partial<Lock>,
    req,
    returning: false,
  })
}
