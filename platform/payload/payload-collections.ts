import type { CollectionAfterReadHook, CollectionSlug, SanitizedConfig } from 'payload'
import { roles } from '#business/accounts/roles.ts'
import type { PayloadLockedDocument } from '#payload-types.ts'
import { nobody } from './by-role.ts'

/*
 * The collections that Payload adds for itself take no settings, so they are finished here.
 */

/** Opens Payload's own collections no further than the CMS needs. */
export function restrictPayloadCollections(config: SanitizedConfig): SanitizedConfig {
  const collectionOf = (slug: CollectionSlug) => {
    const collection = config.collections.find((candidate) => candidate.slug === slug)
    if (!collection) throw new Error(`Payload no longer has the collection ${slug}.`)
    return collection
  }
  // Payload's default opens it to whoever is signed in.
  Object.assign(collectionOf('payload-migrations').access, {
    create: nobody,
    read: nobody,
    update: nobody,
    delete: nobody,
  })
  collectionOf('payload-locked-documents').hooks.afterRead.push(nameWhoEdits)
  return config
}

/**
 * Tells people by name who else has something open, although they may not read each other's accounts. What the CMS
 * shows there is the email, so the name stands in its place.
 */
const nameWhoEdits: CollectionAfterReadHook<PayloadLockedDocument> = async ({ doc, req }) => {
  // An account that may be read stands here already; Payload leaves the id of one that may not.
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
