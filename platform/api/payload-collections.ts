import type { CollectionAfterReadHook, CollectionSlug, SanitizedConfig } from 'payload'
import type { PayloadLockedDocument } from '#payload-types.ts'
import type { CustomPersistence } from '#platform/database/custom-persistence.ts'
import { nobody } from './access.ts'
import { findEditorName, releaseOwnLock, restrictLocks, skipLockCheck } from './document-locks.ts'

/* Payload's own collections take no configuration, so this changes them afterwards. */

export function restrictPayloadCollections(config: SanitizedConfig): SanitizedConfig {
  const collectionOf = (slug: CollectionSlug) => {
    const collection = config.collections.find((candidate) => candidate.slug === slug)
    if (!collection) throw new Error(`Payload no longer has the collection ${slug}.`)
    return collection
  }
  // Payload's default opens it to every signed-in user.
  Object.assign(collectionOf('payload-migrations').access, {
    create: nobody,
    read: nobody,
    update: nobody,
    delete: nobody,
  })
  const locks = collectionOf('payload-locked-documents')
  restrictLocks(locks)
  locks.hooks.afterRead.push(nameWhoEdits)
  locks.custom = { deleteMany: releaseOwnLock } satisfies Partial<CustomPersistence>
  for (const { hooks } of config.collections) hooks.beforeOperation.push(skipLockCheck)
  return config
}

/**
 * Users cannot read each other's accounts. The CMS shows the lock owner's email, so this puts the
 * name there.
 */
const nameWhoEdits: CollectionAfterReadHook<PayloadLockedDocument> = async ({ doc, req }) => {
  // An id means that Payload could not populate the account.
  const id = doc.user?.value
  if (typeof id !== 'string' || id === req.user?.id) return doc
  const email = await findEditorName(req, id)
  if (!email) return doc
  return { ...doc, user: { ...doc.user, value: { id, email } } }
}
