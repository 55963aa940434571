import type { DataFromCollectionSlug, DataFromGlobalSlug, Payload } from 'payload'
import { payloadClient } from '#app/models/payload.server.ts'
import { listOrder } from '#business/content/shown-entries.ts'
import type { Language } from '#business/languages/languages.ts'
import { resolveContent } from './resolve-content.server.ts'

const collections = [
  'branches',
  'offers',
  'prices',
  'services',
  'team-members',
  'testimonials',
] as const

const globals = [
  'business-info',
  'home-page',
  'about-page',
  'services-page',
  'locations-page',
  'contact-page',
  'booking-page',
  'privacy-page',
  'site-layout',
] as const

type Collection = (typeof collections)[number]
type Global = (typeof globals)[number]

/** Drafts require `overrideAccess`. */
export interface ReadOptions {
  draft: boolean
  overrideAccess: boolean
}

interface Stored {
  updatedAt?: string | null
}

/** Reads all content in all languages. */
export async function readStoredContent(as: ReadOptions): Promise<StoredContent> {
  const payload = await payloadClient()
  const options = { locale: 'all', depth: 1, ...as } as const
  const [entries, pages] = await Promise.all([
    Promise.all(
      collections.map((collection) =>
        payload.find({ collection, sort: listOrder, pagination: false, ...options }),
      ),
    ),
    Promise.all(globals.map((slug) => payload.findGlobal({ slug, ...options }))),
  ])
  return new StoredContent(
    payload,
    new Map<string, readonly Stored[]>([
      ...collections.map((slug, index) => [slug, entries[index]!.docs] as const),
      ...globals.map((slug, index) => [slug, [pages[index]!]] as const),
    ]),
  )
}

export class StoredContent {
  readonly #payload: Payload
  readonly #stored: Map<string, readonly Stored[]>

  constructor(payload: Payload, stored: Map<string, readonly Stored[]>) {
    this.#payload = payload
    this.#stored = stored
  }

  all<Slug extends Collection, Defaults extends object>(
    collection: Slug,
    language: Language,
    defaults: Defaults,
  ) {
    const entries = this.#stored.get(collection) as DataFromCollectionSlug<Slug>[]
    const { flattenedFields } = this.#payload.collections[collection].config
    return entries.map((entry) => {
      const withSlug = { slug: entry.id, ...defaults }
      const byLanguage = { [language]: withSlug } as Record<Language, typeof withSlug>
      return { id: entry.id, ...resolveContent(flattenedFields, entry, byLanguage, language) }
    })
  }

  /** A global that was never saved has only `defaults`. */
  global<Slug extends Global, Defaults extends object>(
    slug: Slug,
    language: Language,
    defaults: Record<Language, Defaults>,
  ) {
    const [entry] = this.#stored.get(slug) as [DataFromGlobalSlug<Slug>]
    const config = this.#payload.globals.config.find((global) => global.slug === slug)!
    return resolveContent(config.flattenedFields, entry, defaults, language)
  }

  /** Null if never edited. */
  lastEditedAt(...slugs: (Collection | Global)[]): Date | null {
    const edits = slugs.flatMap((slug) =>
      this.#stored
        .get(slug)!
        .flatMap(({ updatedAt }) => (updatedAt ? [Date.parse(updatedAt)] : [])),
    )
    return edits.length > 0 ? new Date(Math.max(...edits)) : null
  }
}

/** Returns the file names of trashed pictures, in all sizes. */
export async function readTrashedFiles(): Promise<string[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'media',
    where: { deletedAt: { exists: true } },
    trash: true,
    pagination: false,
    depth: 0,
    select: { filename: true, sizes: true },
    overrideAccess: true,
  })
  return docs
    .flatMap(({ filename, sizes }) => [{ filename }, ...Object.values(sizes ?? {})])
    .flatMap(({ filename }) => filename ?? [])
}
