import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'
import * as messages from '#business/words/messages.ts'
import type { Media } from '#payload-types.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { entryName, globalName, plainLabel } from '#platform/payload/fields/entry-names.ts'

type Entry = Record<string, unknown>

/** Both are the same if there is no draft. */
type Versions = [published: Entry | undefined, newest: Entry | undefined]

/** Pages, also unpublished ones, would otherwise silently lose the picture. */
export const refuseDeletingUsedPicture: CollectionBeforeDeleteHook = ({ id, req }) =>
  assertUnused(req, String(id))

export const refuseTrashingUsedPicture: CollectionBeforeChangeHook<Media> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc && data.deletedAt && !originalDoc.deletedAt) {
    await assertUnused(req, originalDoc.id)
  }
}

async function assertUnused(req: PayloadRequest, id: string): Promise<void> {
  // Waits for entries that are about to use it; see refuse-trashed-pictures.ts.
  const transaction = await getTransaction(req)
  await transaction.execute(sql`SELECT FROM media WHERE id = ${id} FOR UPDATE`)
  const places = [...(await placesInGlobals(req, id)), ...(await placesInCollections(req, id))]
  if (places.length === 0) return
  throw new APIError(messages.picture.inUse(places), 409, undefined, true)
}

async function placesInGlobals(req: PayloadRequest, id: string): Promise<string[]> {
  const places: string[] = []
  for (const global of req.payload.config.globals) {
    const pictureFields = global.flattenedFields.filter(mayHoldPicture)
    if (pictureFields.length === 0) continue
    const query = { slug: global.slug, depth: 0, overrideAccess: true, req } as const
    const versions = [
      await req.payload.findGlobal({ ...query, draft: false }),
      await req.payload.findGlobal({ ...query, draft: true }),
    ] as unknown as Versions
    for (const field of pictureFields) {
      const part = plainLabel('label' in field && field.label, field.name)
      const place = findPlace(`${globalName(global)}, ${part}`, versions, [field], id)
      places.push(...place)
    }
  }
  return places
}

async function placesInCollections(req: PayloadRequest, id: string): Promise<string[]> {
  const places: string[] = []
  for (const collection of req.payload.config.collections) {
    const pictureFields = collection.flattenedFields.filter(mayHoldPicture)
    if (pictureFields.length === 0) continue
    const query = {
      collection: collection.slug,
      pagination: false,
      depth: 0,
      overrideAccess: true,
      req,
    } as const
    const { docs: published } = await req.payload.find({ ...query, draft: false })
    const { docs: newest } = await req.payload.find({ ...query, draft: true })
    const entries = published as unknown as Entry[]
    for (const entry of newest as unknown as Entry[]) {
      const versions: Versions = [entries.find((one) => one.id === entry.id), entry]
      places.push(...findPlace(entryName(collection, entry), versions, pictureFields, id))
    }
  }
  return places
}

function mayHoldPicture(field: FlattenedField): boolean {
  switch (field.type) {
    case 'upload':
    case 'relationship':
      return [field.relationTo].flat().includes('media')
    case 'richText':
    case 'blocks':
      return true
    default:
      return 'flattenedFields' in field && field.flattenedFields.some(mayHoldPicture)
  }
}

function findPlace(
  name: string,
  [published, newest]: Versions,
  fields: FlattenedField[],
  id: string,
): string[] {
  const isIn = (entry: Entry | undefined) =>
    fields.some((field) => containsId(id, entry?.[field.name]))
  if (isIn(newest)) return [isIn(published) ? name : `${name} (draft)`]
  return isIn(published) ? [`${name} (published version)`] : []
}

/** Searches the whole value, with rows and rich text. UUIDs match no other text. */
function containsId(id: string, value: unknown): boolean {
  return JSON.stringify(value ?? null).includes(id)
}
