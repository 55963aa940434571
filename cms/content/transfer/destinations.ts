import type { SanitizedCollectionConfig } from 'payload'
import type { Content, IdOf } from '#cms/fields/content-of.ts'
import { entryName } from '#cms/fields/names.ts'
import type { ContentFile } from './content-file.ts'
import { TransferProblem } from './transfer-problem.ts'

type Entry = ContentFile['collections'][string][number]

/**
 * Where each entry of the file goes: where its unique slug stands among those `present`, else where its id does. Throws
 * a TransferProblem where two of them would go to the same, and its answer throws one for what is not in the file.
 */
export function destinations(
  { collections: written, pictures }: ContentFile,
  collections: SanitizedCollectionConfig[],
  present: ReadonlyMap<string, Content[]>,
): IdOf {
  const ids = new Map(pictures.map(({ id }) => [`media ${id}`, id]))
  for (const collection of collections) {
    const taken = new Map<string, Entry>()
    for (const entry of written[collection.slug] ?? []) {
      const id = holderOfSlug(collection, entry, present.get(collection.slug) ?? []) ?? entry.id
      const other = taken.get(id)
      if (other) throw wouldBecomeOne(collection, entry, other)
      taken.set(id, entry)
      ids.set(`${collection.slug} ${entry.id}`, id)
    }
  }
  return (collection, id) => {
    const destination = ids.get(`${collection} ${id}`)
    if (destination) return destination
    const what = collection === 'media' ? 'the picture' : `the entry of ${collection}`
    throw new TransferProblem(`${what} ${id} is not in the file.`)
  }
}

function holderOfSlug(
  { flattenedFields }: SanitizedCollectionConfig,
  entry: Entry,
  present: Content[],
): string | undefined {
  const key = flattenedFields.find((field) => 'unique' in field && field.unique)?.name
  if (!key || !entry[key]) return undefined
  return present.find((one) => one[key] === entry[key])?.id as string | undefined
}

function wouldBecomeOne(collection: SanitizedCollectionConfig, entry: Entry, other: Entry) {
  const [name, otherName] = [entryName(collection, entry), entryName(collection, other)]
  return new TransferProblem(
    `${name} and ${otherName} would become one entry here; give one of them another slug first.`,
  )
}
