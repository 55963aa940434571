import type {
  Access,
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'

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
