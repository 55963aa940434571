import { sql } from '@payloadcms/db-postgres'
import {
  type Access,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type GlobalAfterChangeHook,
  Locked,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { roles } from '#business/accounts/roles.ts'
import * as staffWords from '#business/words/staff.ts'
import type { PayloadLockedDocument } from '#payload-types.ts'
import type { CustomPersistence } from '#platform/database/custom-persistence.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { getTransaction } from '#platform/database/transaction.ts'

/*
 * A lock stops others from saving, so locking requires the right to update. Payload lets every
 * signed-in user lock everything, in anybody's name and for any time.
 */

interface Entity {
  slug: string
  lockDocuments?: object | false
  access: { update: Access }
}

export function restrictLocks({ access, hooks }: SanitizedCollectionConfig): void {
  const lockedByUpdatable: Access = async ({ req }) => {
    const { collections, globals } = await findLockable(req)
    const ofCollections = collections.map((slug) => ({ 'document.relationTo': { equals: slug } }))
    const conditions: Where[] = [{ globalSlug: { in: globals } }, ...ofCollections]
    return collections.length + globals.length > 0 && { or: conditions }
  }
  Object.assign(access, {
    create: async ({ req, data }) => {
      const { document, globalSlug } = (data ?? {}) as Record<string, unknown>
      const { relationTo } = (document ?? {}) as Record<string, unknown>
      return mayLock(req, { collectionSlug: relationTo, globalSlug })
    },
    update: lockedByUpdatable,
    delete: lockedByUpdatable,
  } satisfies Partial<typeof access>)
  hooks.beforeOperation.push(lockForSelf)
}

/** The target of a lock, as a client sent it. Requires the right to update all that is named. */
export async function mayLock(
  req: PayloadRequest,
  { collectionSlug, globalSlug }: { collectionSlug?: unknown; globalSlug?: unknown },
): Promise<boolean> {
  const { collections, globals } = await findLockable(req)
  const isIn = (slugs: string[], slug: unknown) => slug == null || slugs.includes(slug as string)
  const isNamed = collectionSlug != null || globalSlug != null
  return isNamed && isIn(collections, collectionSlug) && isIn(globals, globalSlug)
}

async function findLockable(req: PayloadRequest) {
  const mayUpdate = async ({ slug, lockDocuments, access }: Entity) =>
    lockDocuments !== false && (await access.update({ req })) !== false ? [slug] : []
  const list = async (entities: Entity[]) => (await Promise.all(entities.map(mayUpdate))).flat()
  if (!req.user) return { collections: [], globals: [] }
  const { collections, globals } = req.payload.config
  return { collections: await list(collections), globals: await list(globals) }
}

/** Taking a lock over changes only its owner. */
const lockForSelf: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update'
  if (!isWrite || !req.user || args.overrideAccess) return
  const { document, globalSlug } = args.data as Record<string, unknown>
  const user = { relationTo: 'users', value: req.user.id }
  Object.assign(args, { data: operation === 'create' ? { document, globalSlug, user } : { user } })
}

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
  if (!req.user || !isAutosave(req) || req.context.hasKeptLock) return
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { ...target, user: { relationTo: 'users', value: req.user.id } } satisfies Partial<Lock>,
    req,
    returning: false,
  })
}

const lockMs = 5 * 60 * 1000

/**
 * Refuses a write by another user than the one who edits. Payload deletes a document's locks before
 * each write, in its transaction: by default, the first editor's autosave would end a take-over.
 * The lock of an autosave stays: a concurrent take-over waits for it, and must not find it deleted.
 */
export const releaseOwnLock: CustomPersistence['deleteMany'] = async ({ where, req }) => {
  const { user, payload, context } = req
  if (!user || req.payloadAPI !== 'REST' || !isLockOfContent(req, where)) return true
  // A new position overwrites nothing.
  if (req.pathname.endsWith('/reorder')) return false
  const collection = 'payload-locked-documents'
  const query = { collection, where, sort: '-updatedAt', pagination: false, req } as const
  const { docs } = await payload.db.find<PayloadLockedDocument>(query)
  if (docs.length === 0) return true
  const transaction = await getTransaction(req)
  const ids = sql.join(
    docs.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  await transaction.execute(
    sql`SELECT FROM payload_locked_documents WHERE id IN (${ids}) FOR UPDATE`,
  )
  // It may have changed while this request waited.
  const locked = await payload.db.find<PayloadLockedDocument>(query)
  const lock = locked.docs.find(
    ({ updatedAt, user: owner }) => owner && Date.now() - Date.parse(updatedAt) < lockMs,
  )
  if (!lock) return true
  const ownerId = relatedId(lock.user.value)
  if (ownerId && ownerId !== user.id) {
    const name = await findEditorName(req, ownerId)
    throw new Locked(staffWords.content.editedBy(name ?? roles.editor.label))
  }
  if (!isAutosave(req)) return true
  await payload.db.updateOne({ collection, id: lock.id, data: {}, req, returning: false })
  context.hasKeptLock = true
  return false
}

/** The name, or the role: users cannot read each other's email. */
export async function findEditorName(req: PayloadRequest, id: string): Promise<string | null> {
  const account = await req.payload.findByID({
    collection: 'users',
    id,
    select: { name: true, role: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return account && (account.name || roles[account.role].label)
}

/** Payload's own refusal, which precedes `releaseOwnLock`, names nobody and misses races. */
export const skipLockCheck: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  const isWrite = operation === 'update' || operation === 'delete'
  return isWrite && isContent(collection) ? { ...args, overrideLock: true } : args
}

/** Takes the query of Payload's lock check. */
function isLockOfContent({ payload }: PayloadRequest, { and, globalSlug }: Where): boolean {
  if (globalSlug) return true
  const [relation] = (and ?? []) as { 'document.relationTo'?: { equals: CollectionSlug } }[]
  const slug = relation?.['document.relationTo']?.equals
  return slug !== undefined && isContent(payload.collections[slug].config)
}

function isContent({ versions, upload }: SanitizedCollectionConfig): boolean {
  return Boolean(versions?.drafts || upload)
}

function isAutosave({ query }: PayloadRequest): boolean {
  return String(query.autosave) === 'true'
}
