import type {
  CollectionAfterChangeHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload'

type Lock = RequiredDataFromCollectionSlug<'payload-locked-documents'>

/**
 * Locks again: Payload releases the lock on every save, including autosave, but others must see who
 * is editing.
 */
export const keepDocumentLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id } = doc as { id: string }
  const relationTo = collection.slug as NonNullable<Lock['document']>['relationTo']
  await lockAgain(req, { document: { relationTo, value: id } })
}

export const keepGlobalLock: GlobalAfterChangeHook = ({ global, req }) =>
  lockAgain(req, { globalSlug: global.slug })

async function lockAgain(req: PayloadRequest, target: Pick<Lock, 'document' | 'globalSlug'>) {
  if (!req.user || String(req.query.autosave) !== 'true') return
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { ...target, user: { relationTo: 'users', value: req.user.id } } satisfies Partial<Lock>,
    req,
    returning: false,
  })
}
