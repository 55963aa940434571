import type { CollectionAfterReadHook, CollectionSlug, SanitizedConfig } from 'payload'
import { roles } from '#business/accounts/roles.ts'
import type { PayloadLockedDocument } from '#payload-types.ts'
import { nobody } from './access.ts'
import { restrictLocks } from './document-locks.ts'

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
  const account = await req.payload.findByID({
    collection: 'users',
    id,
    select: { name: true, role: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!account) return doc
  const email = account.name || roles[account.role].label
  return { ...doc, user: { ...doc.user, value: { id: account.id, email } } }
}
