import type { CollectionAfterReadHook, CollectionSlug, SanitizedConfig } from 'payload'
import { defaultLanguage, isLanguage } from '#business/languages/languages.ts'
import type { PayloadLockedDocument } from '#payload-types.ts'
import type { CustomPersistence } from '#platform/database/custom-persistence.ts'
import { requestStorage } from '#platform/logs/log.ts'
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
  const preferences = collectionOf('payload-preferences')
  preferences.hooks.beforeChange.push(({ data }: { data: Preference }) => withLanguage(data))
  preferences.hooks.afterRead.push(({ doc }: { doc: Preference }) =>
    withLanguage(doc, requestStorage.getStore()?.url),
  )
  const locks = collectionOf('payload-locked-documents')
  restrictLocks(locks)
  locks.hooks.afterRead.push(nameWhoEdits)
  locks.custom = { deleteMany: releaseOwnLock } satisfies Partial<CustomPersistence>
  for (const { hooks } of config.collections) hooks.beforeOperation.push(skipLockCheck)
  return config
}

type Preference = { key?: string | null; value?: unknown }

/**
 * Payload remembers the language of the form that was opened last, for all forms. The language
 * belongs to the address of a form instead; its server functions are posted there.
 */
function withLanguage(preference: Preference, url = ''): Preference {
  if (preference.key !== 'locale') return preference
  const language = new URLSearchParams(url.split('?')[1]).get('locale')
  return { ...preference, value: isLanguage(language) ? language : defaultLanguage }
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
