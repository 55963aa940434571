import type { FlattenedField, Payload, TypedUser } from 'payload'
import { pickLanguage } from '#business/languages/localized-text.ts'
import { entryName, globalName } from '#platform/fields/entry-names.ts'

export type Entry = Record<string, unknown>

export interface Content {
  name: string
  path: string
  slug: string
  fields: FlattenedField[]
  entry: Entry
}

/** `all` reads localized texts by language. */
export async function readContent(
  payload: Payload,
  user: TypedUser,
  locale: 'en' | 'all' = 'en',
): Promise<Content[]> {
  const access = { draft: true, locale, depth: 0, overrideAccess: false, user } as const
  const collections = payload.config.collections.filter(
    ({ slug, versions }) => versions?.drafts || slug === 'media',
  )
  const globals = payload.config.globals.filter(({ versions }) => versions?.drafts)
  const contents = await Promise.all([
    ...globals.map(async (global): Promise<Content[]> => {
      const { slug, flattenedFields: fields } = global
      const entry = await payload.findGlobal({ ...access, slug })
      const name = globalName(global)
      return [{ name, path: `globals/${slug}`, slug, fields, entry: entry as unknown as Entry }]
    }),
    ...collections.map(async (collection): Promise<Content[]> => {
      const { slug, flattenedFields: fields } = collection
      const { docs } = await payload.find({ ...access, collection: slug, pagination: false })
      return (docs as unknown as Entry[]).map((entry) => ({
        name: entryName(collection, pickLanguage('en', entry)),
        path: `collections/${slug}/${String(entry.id)}`,
        slug,
        fields,
        entry,
      }))
    }),
  ])
  return contents.flat()
}
