import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** A collection's `custom` that replaces parts of Payload's persistence. */
export interface CustomPersistence {
  /** Runs before Payload's UPDATE. Resolves with the data to write. */
  update: (entry: { id: number | string; data: Data; req: PayloadRequest }) => Promise<Data>
  /** Runs before Payload's DELETE by a query. Resolves with false to keep the entries. */
  deleteMany: (entries: { where: Where; req: PayloadRequest }) => Promise<boolean>
}

type Data = Record<string, unknown>

export function applyCustomPersistence(database: PostgresAdapter): void {
  const { deleteMany, updateOne } = database
  const customFor = (collection: CollectionSlug) =>
    database.payload.collections[collection].config.custom as Partial<CustomPersistence> | undefined
  database.updateOne = async (args): Promise<unknown> => {
    const { collection, data, id, req } = args
    const custom = customFor(collection)
    if (!custom?.update || !req || id === undefined) return updateOne.call(database, args)
    const toWrite = await custom.update({ id, data, req: req as PayloadRequest })
    return updateOne.call(database, { ...args, data: toWrite })
  }
  database.deleteMany = async (args) => {
    const { collection, req, where } = args
    const custom = customFor(collection)
    if (
      custom?.deleteMany &&
      req &&
      !(await custom.deleteMany({ where, req: req as PayloadRequest }))
    )
      return
    await deleteMany.call(database, args)
  }
}
