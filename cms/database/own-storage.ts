import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** A collection's `custom`, where it stores new entries itself. */
export interface OwnStorage {
  /** Asked instead of Payload's INSERTs, with what these would be given; resolves with what was stored. */
  create: (entry: { data: Record<string, unknown>; req: PayloadRequest }) => Promise<unknown>
}

/** Hands what is new in a collection with an `OwnStorage` to that. All that Payload does before and after stays. */
export function letCollectionsStore(database: PostgresAdapter): void {
  const { create } = database
  database.create = (args) => {
    const { collection, data, req } = args
    const { custom } = database.payload.collections[collection].config
    const own = custom as Partial<OwnStorage> | undefined
    if (!own?.create || !req) return create.call(database, args)
    return own.create({ data, req: req as PayloadRequest })
  }
}
