import {
  APIError,
  type CollectionBeforeDeleteHook,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'
import * as messages from '#business/words/messages.ts'
import { entryName, globalName, plainLabel } from '#platform/payload/fields/names.ts'

type Entry = Record<string, unknown>

/** What is published, and the newest draft of it; the same where there is no draft. */
type Readings = [published: Entry | undefined, newest: Entry | undefined]

/** A picture that stands anywhere is not deleted: a page, also one that is not published yet, would lose it silently. */
export const refuseDeletingUsedPicture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const places = [
    ...(await placesInGlobals(req, String(id))),
    ...(await placesInCollections(req, String(id))),
  ]
  if (places.length === 0) return
  throw new APIError(messages.picture.inUse(places), 409, undefined, true)
}

async function placesInGlobals(req: PayloadRequest, id: string): Promise<string[]> {
  const places: string[] = []
  for (const global of req.payload.config.globals) {
    const holding = global.flattenedFields.filter(mayHoldPicture)
    if (holding.length === 0) continue
    const reading = { slug: global.slug, depth: 0, overrideAccess: true, req } as const
    const readings = [
      await req.payload.findGlobal({ ...reading, draft: false }),
      await req.payload.findGlobal({ ...reading, draft: true }),
    ] as unknown as Readings
    for (const field of holding) {
      const part = plainLabel('label' in field && field.label, field.name)
      const place = placeWhere(`${globalName(global)}, ${part}`, readings, [field], id)
      places.push(...place)
    }
  }
  return places
}

async function placesInCollections(req: PayloadRequest, id: string): Promise<string[]> {
  const places: string[] = []
  for (const collection of req.payload.config.collections) {
    const holding = collection.flattenedFields.filter(mayHoldPicture)
    if (holding.length === 0) continue
    const reading = {
      collection: collection.slug,
      pagination: false,
      depth: 0,
      overrideAccess: true,
      req,
    } as const
    const { docs: published } = await req.payload.find({ ...reading, draft: false })
    const { docs: newest } = await req.payload.find({ ...reading, draft: true })
    const entries = published as unknown as Entry[]
    for (const entry of newest as unknown as Entry[]) {
      const readings: Readings = [entries.find((one) => one.id === entry.id), entry]
      places.push(...placeWhere(entryName(collection, entry), readings, holding, id))
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

function placeWhere(
  name: string,
  [published, newest]: Readings,
  fields: FlattenedField[],
  id: string,
): string[] {
  const isIn = (entry: Entry | undefined) => fields.some((field) => stands(id, entry?.[field.name]))
  if (isIn(newest)) return [isIn(published) ? name : `${name} (draft)`]
  return isIn(published) ? [`${name} (as published)`] : []
}

/** Wherever in a value a picture stands, be it a row or a text, it stands there by its id, which is like no other text. */
function stands(id: string, value: unknown): boolean {
  return JSON.stringify(value ?? null).includes(id)
}
