import type { GlobalSlug } from 'payload'
import { payloadClient } from '#app/models/payload.server.ts'
import { resolveContent } from './resolve-content.server.ts'

type Collection = 'branches' | 'offers' | 'prices' | 'services' | 'team-members' | 'testimonials'

/** With access control a read returns what visitors may see, without it drafts too. */
export interface ReadAs {
  draft: boolean
  overrideAccess: boolean
}

/** Reads entries as the site shows them, and remembers when they were last edited. */
export class ContentReader {
  readonly #as: ReadAs
  readonly #edits = new Map<Collection | GlobalSlug, number[]>()

  constructor(as: ReadAs) {
    this.#as = as
  }

  /** Reads all entries of a collection in their order. An entry without a slug gets its id as the slug. */
  async all<Slug extends Collection, Standard extends object>(
    collection: Slug,
    standard: Standard,
  ) {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection,
      sort: ['order', 'createdAt'],
      pagination: false,
      depth: 1,
      ...this.#as,
    })
    this.#noteEdits(collection, docs)
    const { flattenedFields } = payload.collections[collection].config
    return docs.map((entry) => ({
      id: entry.id,
      ...resolveContent(flattenedFields, entry, { slug: entry.id, ...standard }),
    }))
  }

  /** Reads a global; one that was never saved has only the texts of `standard`. */
  async global<Slug extends GlobalSlug, Standard extends object>(slug: Slug, standard: Standard) {
    const payload = await payloadClient()
    const entry = await payload.findGlobal({ slug, depth: 1, ...this.#as })
    this.#noteEdits(slug, [entry])
    const { flattenedFields } = payload.globals.config.find((config) => config.slug === slug)!
    return resolveContent(flattenedFields, entry, standard)
  }

  /** When an entry of these collections and globals was last edited; null if none was. Call it after reading them. */
  lastEdit(...slugs: (Collection | GlobalSlug)[]): Date | null {
    const edits = slugs.flatMap((slug) => this.#edits.get(slug) ?? [])
    return edits.length > 0 ? new Date(Math.max(...edits)) : null
  }

  #noteEdits(slug: Collection | GlobalSlug, entries: { updatedAt?: string | null }[]): void {
    this.#edits.set(
      slug,
      entries.flatMap(({ updatedAt }) => (updatedAt ? [Date.parse(updatedAt)] : [])),
    )
  }
}
