import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'

/** A collection's `custom`, where it has a say in how its entries are stored. */
export interface OwnStorage {
  /** Asked instead of Payload's INSERTs, with what these would be given; resolves with what was stored. */
  create: (entry: { data: Data; req: PayloadRequest }) => Promise<unknown>
  /** Asked before Payload's UPDATE of an entry, with what this would be given; resolves with what to write. */
  update: (entry: { id: number | string; data: Data; req: PayloadRequest }) => Promise<Data>
}

type Data = Record<string, unknown>

/** Hands what is to be stored of a collection with an `OwnStorage` to that. All that Payload does before and after stays. */
export function letCollectionsStore(database: PostgresAdapter): void {
  const { create, updateOne } = database
  const ownOf = (collection: CollectionSlug) =>
    database.payload.collections[collection].config.custom as Partial<OwnStorage> | undefined
  database.create = (args) => {
    const { collection, data, req } = args
    const own = ownOf(collection)
    if (!own?.create || !req) return create.call(database, args)
    return own.create({ data, req: req as PayloadRequest })
  }
  database.updateOne = async (args): Promise<unknown> => {
    const { collection, data, id, req } = args
    const own = ownOf(collection)
    if (!own?.update || !req || id === undefined) return updateOne.call(database, args)
    const toWrite = await own.update({ id, data, req: req as PayloadRequest })
    return updateOne.call(database, { ...args, data: toWrite })
  }
}
