import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'
import * as staffWords from '#business/words/staff.ts'
import type { Media } from '#payload-types.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { entryName, globalName, plainLabel } from '#platform/fields/entry-names.ts'

type Entry = Record<string, unknown>

interface PictureHolder {
  name: string
  fields: FlattenedField[]
  /** The same as `newest` if there is no draft. */
  published: Entry | undefined
  newest: Entry
}

/** Searches the published version and the newest draft. */
export function findPictureUses(holders: PictureHolder[], id: string): string[] {
  return holders.flatMap(({ name, fields, published, newest }) => {
    const isIn = (entry: Entry | undefined) =>
      fields.some((field) => containsId(id, entry?.[field.name]))
    if (isIn(newest)) return [isIn(published) ? name : `${name} (draft)`]
    return isIn(published) ? [`${name} (published version)`] : []
  })
}

/** Searches the whole value, with rows and rich text. UUIDs match no other text. */
function containsId(id: string, value: unknown): boolean {
  return JSON.stringify(value ?? null).includes(id)
}

export async function readPictureHolders(
  req: Partial<PayloadRequest> & Pick<PayloadRequest, 'payload'>,
): Promise<PictureHolder[]> {
  return [...(await readGlobals(req)), ...(await readCollections(req))]
}

type Request = Parameters<typeof readPictureHolders>[0]

async function readGlobals(req: Request): Promise<PictureHolder[]> {
  const holders: PictureHolder[] = []
  for (const global of req.payload.config.globals) {
    const pictureFields = global.flattenedFields.filter(mayHoldPicture)
    if (pictureFields.length === 0) continue
    const query = { slug: global.slug, depth: 0, overrideAccess: true, req } as const
    const published = (await req.payload.findGlobal({ ...query, draft: false })) as unknown as Entry
    const newest = (await req.payload.findGlobal({ ...query, draft: true })) as unknown as Entry
    for (const field of pictureFields) {
      const part = plainLabel('label' in field && field.label, field.name)
      const name = `${globalName(global)}, ${part}`
      holders.push({ name, fields: [field], published, newest })
    }
  }
  return holders
}

async function readCollections(req: Request): Promise<PictureHolder[]> {
  const holders: PictureHolder[] = []
  for (const collection of req.payload.config.collections) {
    const fields = collection.flattenedFields.filter(mayHoldPicture)
    if (fields.length === 0) continue
    const query = {
      collection: collection.slug,
      pagination: false,
      depth: 0,
      overrideAccess: true,
      req,
    } as const
    const { docs: published } = await req.payload.find({ ...query, draft: false })
    const { docs: newest } = await req.payload.find({ ...query, draft: true })
    const publishedById = new Map((published as unknown as Entry[]).map((one) => [one.id, one]))
    for (const entry of newest as unknown as Entry[]) {
      const name = entryName(collection, entry)
      holders.push({ name, fields, published: publishedById.get(entry.id), newest: entry })
    }
  }
  return holders
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
  // Waits for entries that are about to use it; see platform/publishing/trash.ts.
  const transaction = await getTransaction(req)
  await transaction.execute(sql`SELECT FROM media WHERE id = ${id} FOR UPDATE`)
  const places = findPictureUses(await readPictureHolders(req), id)
  if (places.length === 0) return
  throw new APIError(staffWords.picture.inUse(places), 409, undefined, true)
}
