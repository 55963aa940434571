import { constants } from 'node:buffer'
import { createLocalReq, killTransaction, type Payload, type PayloadRequest } from 'payload'
import { type Content, contentOf } from '#cms/fields/content-of.ts'
import { readOriginal } from '#cms/media/storage.ts'
import type { Media } from '#payload-types.ts'
import { type ContentFile, contentFile, type PictureEntry, sha256 } from './content-file.ts'
import { contentLists } from './content-lists.ts'
import { pictureContent } from './picture-content.ts'
import { TransferProblem } from './transfer-problem.ts'

type Dated = Content & { id: string; createdAt: string }

const asOfOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/**
 * All that is published, and every picture, as it was at one moment. Throws a TransferProblem where the file of a
 * picture is missing.
 */
export async function exportContent(payload: Payload, now: Date): Promise<ContentFile> {
  const req = await createLocalReq({}, payload)
  const transaction = await payload.db.beginTransaction(asOfOneMoment)
  req.transactionID = transaction ?? undefined
  try {
    return contentFile(now, {
      globals: await publishedGlobals(req),
      collections: await publishedEntries(req),
      pictures: await pictures(req),
    })
  } finally {
    await killTransaction(req)
  }
}

async function publishedGlobals(req: PayloadRequest): Promise<ContentFile['globals']> {
  const globals: ContentFile['globals'] = {}
  for (const { slug, flattenedFields } of contentLists(req.payload.config).globals) {
    const global = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req })
    if (global._status !== 'published') continue
    globals[slug] = contentOf(flattenedFields, global as unknown as Content)
  }
  return globals
}

async function publishedEntries(req: PayloadRequest): Promise<ContentFile['collections']> {
  const collections: ContentFile['collections'] = {}
  for (const { slug, defaultSort, flattenedFields } of contentLists(req.payload.config)
    .collections) {
    const { docs } = await req.payload.find({
      collection: slug,
      where: { _status: { equals: 'published' } },
      sort: defaultSort,
      pagination: false,
      depth: 0,
      overrideAccess: true,
      req,
    })
    collections[slug] = (docs as unknown as Dated[]).map((entry) => ({
      id: entry.id,
      createdAt: entry.createdAt,
      ...contentOf(flattenedFields, entry),
    }))
  }
  return collections
}

async function pictures(req: PayloadRequest): Promise<PictureEntry[]> {
  const { docs } = await req.payload.find({
    collection: 'media',
    sort: ['createdAt', 'id'],
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  refuseMoreThanOneFileHolds(docs)
  const entries: PictureEntry[] = []
  for (const media of docs) entries.push(await pictureEntry(req.payload, media))
  return entries
}

async function pictureEntry(payload: Payload, media: Media): Promise<PictureEntry> {
  const original = await readOriginal(payload, media)
  if (!original || !media.filename) {
    throw new TransferProblem(
      `The file of the picture "${media.alt}" (${media.filename}) cannot be read; upload it anew in the CMS, or delete the picture.`,
    )
  }
  return {
    id: media.id,
    createdAt: media.createdAt,
    alt: media.alt,
    ...pictureContent(payload, media),
    filename: media.filename,
    sha256: sha256(original),
    file: original.toString('base64'),
  }
}

/** JSON is read as one string, and no string may be longer. */
function refuseMoreThanOneFileHolds(media: Media[]): void {
  const bytes = media.reduce((sum, { filesize }) => sum + (filesize ?? 0), 0)
  if (bytes * (4 / 3) > constants.MAX_STRING_LENGTH * 0.9) {
    throw new TransferProblem(
      'There are more pictures than one file can hold; move the database and the pictures as a backup does.',
    )
  }
}
