import { isDeepStrictEqual } from 'node:util'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Content } from '#cms/fields/content-of.ts'
import { dropFiles, readOriginal } from '#cms/media/storage.ts'
import { preparedBefore } from '#collections/media/prepare-picture.ts'
import type { Media } from '#payload-types.ts'
import { bytesOf, type PictureEntry, sha256 } from './content-file.ts'
import { pictureContent } from './picture-content.ts'
import type { Tally } from './tally.ts'
import { TransferProblem } from './transfer-problem.ts'
import { withEntryName } from './with-entry-name.ts'

/** What storage holds of an import that may still fail. */
export interface ChangedFiles {
  stored: Media[]
  replaced: { id: string; filename: string; original: Buffer }[]
}

interface Replacement {
  picture: PictureEntry
  before: Media
  /** The file here, null where it is lost. */
  original: Buffer | null
}

/** What the requests of an import that stores pictures must say. */
export const importContext = preparedBefore

/**
 * Stores the pictures that are new here, and what the file says of the others. Returns those whose files differ, for
 * `replacePictures`.
 */
export async function importPictures(
  req: PayloadRequest,
  pictures: PictureEntry[],
  { tally, files }: { tally: Tally; files: ChangedFiles },
): Promise<Replacement[]> {
  const present = await findPictures(req)
  const replacements: Replacement[] = []
  for (const picture of pictures) {
    await withEntryName(nameOf(picture), async () => {
      const before = present.get(picture.id)
      if (!before) {
        files.stored.push(await storePicture(req, picture))
        tally.created += 1
        return
      }
      const original = await readOriginal(req.payload, before)
      const sameFile = original !== null && sha256(original) === picture.sha256
      if (!sameFile) replacements.push({ picture, before, original })
      const content = pictureContent(req.payload, picture)
      const sameWords = isDeepStrictEqual(pictureContent(req.payload, before), content)
      if (!sameWords) await updatePicture(req, picture.id, content)
      tally[sameFile && sameWords ? 'unchanged' : 'changed'] += 1
    })
  }
  return replacements
}

/** To be done last, when nothing else can fail any more: no transaction brings back the file that is dropped here. */
export async function replacePictures(
  req: PayloadRequest,
  replacements: Replacement[],
  files: ChangedFiles,
): Promise<void> {
  for (const { picture, before, original } of replacements) {
    await withEntryName(nameOf(picture), async () => {
      const { id, filename } = before
      if (original && filename) files.replaced.push({ id, filename, original })
      files.stored.push(
        await updatePicture(req, id, {}, upload(picture.filename, bytesOf(picture))),
      )
    })
  }
}

/**
 * Brings storage back to what the database says after an import that was rolled back. Throws a TransferProblem where it
 * cannot.
 */
export async function undoPictures(
  payload: Payload,
  { stored, replaced }: ChangedFiles,
): Promise<void> {
  const req = await createLocalReq({ context: importContext }, payload)
  try {
    for (const media of stored) await dropFiles(req, media)
    for (const { id, filename, original } of replaced) {
      if (await readOriginal(payload, { filename })) continue
      await updatePicture(req, id, {}, upload(filename, original))
    }
  } catch {
    const names = replaced.map(({ filename }) => filename).join(', ')
    throw new TransferProblem(
      `Storage failed on the way back, too: please look at the pictures ${names}, and upload anew what is lost.`,
    )
  }
}

async function findPictures(req: PayloadRequest): Promise<Map<string, Media>> {
  const { docs } = await req.payload.find({
    collection: 'media',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((media) => [media.id, media]))
}

function storePicture(req: PayloadRequest, picture: PictureEntry): Promise<Media> {
  const { id, createdAt, alt } = picture
  const { focalX, focalY, ...content } = pictureContent(req.payload, picture)
  return req.payload.create({
    collection: 'media',
    data: { ...content, alt, id, createdAt },
    file: upload(picture.filename, bytesOf(picture)),
    overrideAccess: true,
    // As the admin sends it: in another way Payload takes a point on the edge for none.
    req: { ...req, query: { uploadEdits: { focalPoint: { x: focalX, y: focalY } } } },
  })
}

function updatePicture(
  req: PayloadRequest,
  id: string,
  data: Content,
  file?: ReturnType<typeof upload>,
): Promise<Media> {
  return req.payload.update({ collection: 'media', id, data, file, overrideAccess: true, req })
}

function upload(name: string, data: Buffer) {
  return { name, data, size: data.length, mimetype: 'application/octet-stream' }
}

function nameOf({ alt }: PictureEntry): string {
  return `Pictures, ${alt}`
}
