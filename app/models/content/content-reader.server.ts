import type { GlobalSlug } from 'payload'
import { payloadClient } from '#app/models/payload.server.ts'
import { listOrder } from '#business/content/shown-entries.ts'
import { resolveContent } from './resolve-content.server.ts'

type Collection = 'branches' | 'offers' | 'prices' | 'services' | 'team-members' | 'testimonials'

/** Drafts require `overrideAccess`. */
export interface ReadOptions {
  draft: boolean
  overrideAccess: boolean
}

/** Reads content and records when it was last edited. */
export class ContentReader {
  readonly #as: ReadOptions
  readonly #edits = new Map<Collection | GlobalSlug, number[]>()

  constructor(as: ReadOptions) {
    this.#as = as
  }

  /** In order. Slugs default to ids. */
  async readAll<Slug extends Collection, Defaults extends object>(
    collection: Slug,
    defaults: Defaults,
  ) {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection,
      sort: listOrder,
      pagination: false,
      depth: 1,
      ...this.#as,
    })
    this.#recordEdits(collection, docs)
    const { flattenedFields } = payload.collections[collection].config
    return docs.map((entry) => ({
      id: entry.id,
      ...resolveContent(flattenedFields, entry, { slug: entry.id, ...defaults }),
    }))
  }

  /** A global that was never saved has only `defaults`. */
  async readGlobal<Slug extends GlobalSlug, Defaults extends object>(
    slug: Slug,
    defaults: Defaults,
  ) {
    const payload = await payloadClient()
    const entry = await payload.findGlobal({ slug, depth: 1, ...this.#as })
    this.#recordEdits(slug, [entry])
    const { flattenedFields } = payload.globals.config.find((config) => config.slug === slug)!
    return resolveContent(flattenedFields, entry, defaults)
  }

  /** Null if never edited. Call it after reading these collections and globals. */
  lastEditedAt(...slugs: (Collection | GlobalSlug)[]): Date | null {
    const edits = slugs.flatMap((slug) => this.#edits.get(slug) ?? [])
    return edits.length > 0 ? new Date(Math.max(...edits)) : null
  }

  #recordEdits(slug: Collection | GlobalSlug, entries: { updatedAt?: string | null }[]): void {
    this.#edits.set(
      slug,
      entries.flatMap(({ updatedAt }) => (updatedAt ? [Date.parse(updatedAt)] : [])),
    )
  }
}
