import type { FlattenedField, Payload, TypedUser } from 'payload'
import { listContentPlaces } from '#business/content/content-places.ts'
import { entryName, globalName, plainLabel } from '#platform/payload/fields/entry-names.ts'

type Entry = Record<string, unknown>

interface Content {
  name: string
  /** Relative to `/cms`. */
  path: string
  slug: string
  fields: FlattenedField[]
  entry: Entry
}

interface FoundText {
  label: string
  text: string
}

export interface SearchResult extends Omit<Content, 'slug' | 'fields' | 'entry'> {
  found: FoundText[]
  /** Pages, or for a picture the entries that use it. */
  places: string[]
}

/** Finds entries, pages and pictures with `words` in any text, also in drafts. */
export async function searchContent(
  payload: Payload,
  user: TypedUser,
  words: string,
): Promise<SearchResult[]> {
  const wanted = fold(words)
  if (!wanted) return []
  const contents = await readContent(payload, user)
  return contents.flatMap((content) => {
    const found = listTexts(content.fields, content.entry).filter(({ text }) =>
      fold(text).includes(wanted),
    )
    if (found.length === 0) return []
    const { name, path } = content
    return [{ name, path, found, places: findPlaces(content, contents) }]
  })
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

function findPlaces({ slug, entry }: Content, contents: Content[]): string[] {
  if (slug !== 'media') return listContentPlaces(slug, entry)
  const id = String(entry.id)
  return contents
    .filter((other) => other.slug !== 'media' && JSON.stringify(other.entry).includes(id))
    .map(({ name }) => name)
}

async function readContent(payload: Payload, user: TypedUser): Promise<Content[]> {
  const access = { draft: true, depth: 0, overrideAccess: false, user } as const
  const collections = payload.config.collections.filter(
    ({ slug, versions }) => versions?.drafts || slug === 'media',
  )
  const globals = payload.config.globals.filter(({ versions }) => versions?.drafts)
  const contents = await Promise.all([
    ...globals.map(async (global): Promise<Content[]> => {
      const { slug, flattenedFields: fields } = global
      const entry = await payload.findGlobal({ ...access, slug: slug })
      const name = globalName(global)
      return [{ name, path: `globals/${slug}`, slug, fields, entry: entry as unknown as Entry }]
    }),
    ...collections.map(async (collection): Promise<Content[]> => {
      const { slug, flattenedFields: fields } = collection
      const { docs } = await payload.find({
        ...access,
        collection: slug,
        pagination: false,
      })
      return (docs as unknown as Entry[]).map((entry) => ({
        name: entryName(collection, entry),
        path: `collections/${slug}/${String(entry.id)}`,
        slug,
        fields,
        entry,
      }))
    }),
  ])
  return contents.flat()
}

function listTexts(fields: FlattenedField[], entry: Entry, parent = ''): FoundText[] {
  return fields.flatMap((field): FoundText[] => {
    const { hidden } = ('admin' in field && field.admin) as { hidden?: boolean }
    const value = entry[field.name]
    if (hidden || value === null || value === undefined) return []
    const own = plainLabel('label' in field && field.label, field.name)
    const label = parent ? `${parent}, ${own}` : own
    switch (field.type) {
      case 'group':
      case 'tab':
        return listTexts(field.flattenedFields, value as Entry, own)
      case 'array':
        return (value as Entry[]).flatMap((row) => listTexts(field.flattenedFields, row, own))
      case 'richText':
        return [{ label, text: plainRichText(value) }]
      case 'text':
      case 'textarea':
      case 'email':
        return typeof value === 'string' ? [{ label, text: value }] : []
      default:
        return []
    }
  })
}

function plainRichText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { text } = value as { text?: unknown }
  if (typeof text === 'string') return text
  return Object.values(value).map(plainRichText).join(' ')
}
