import type { FlattenedField, Payload, TypedUser } from 'payload'
import { listContentPlaces } from '#business/content/content-places.ts'
import { cleanLine } from '#business/words/clean-text.ts'
import { normalizeForSearch } from '#business/words/normalize-for-search.ts'
import { findPictureUses, readPictureHolders } from '#collections/media/picture-uses.ts'
import { plainLabel } from '#platform/fields/entry-names.ts'
import { plainRichText } from '#platform/fields/plain-rich-text.ts'
import { type Content, type Entry, readContent } from './read-content.ts'

interface FoundText {
  label: string
  text: string
}

export interface SearchResult extends Pick<Content, 'name' | 'path'> {
  found: FoundText[]
  /** Pages, or for a picture the entries and parts of pages that use it. */
  places: string[]
}

/** Searches all texts, also of drafts. */
export async function searchContent(
  payload: Payload,
  user: TypedUser,
  words: string,
): Promise<SearchResult[]> {
  const wanted = fold(words)
  if (!wanted) return []
  const contents = await readContent(payload, user)
  const holders = await readPictureHolders({ payload, user })
  return contents.flatMap(({ name, path, slug, fields, entry }) => {
    const found = listTexts(fields, entry).filter(({ text }) => fold(text).includes(wanted))
    if (found.length === 0) return []
    const places =
      slug === 'media' ? findPictureUses(holders, String(entry.id)) : listContentPlaces(slug, entry)
    return [{ name, path, found, places }]
  })
}

function fold(text: string): string {
  return normalizeForSearch(cleanLine(text)).trim()
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
