import path from 'node:path'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import type { SamplePicture } from './sample-picture.ts'

const pictureFolder = path.join(process.cwd(), 'cms/content/samples/pictures')

/** Stores a scene as a picture an editor could have uploaded, and returns its id. */
export async function storePicture(
  req: PayloadRequest,
  { file, alt }: SamplePicture,
): Promise<string> {
  // Raster, because the media collection refuses SVG: one could carry a script.
  const png = await sharp(path.join(pictureFolder, `${file}.svg`))
    .png()
    .toBuffer()
  const { id } = await req.payload.create({
    collection: 'media',
    data: { alt },
    file: { name: `${file}.png`, data: png, mimetype: 'image/png', size: png.length },
    req,
    overrideAccess: true,
  })
  return id
}

/** The entry with its scene stored, ready to be stored itself. */
export async function withStoredPicture<Entry extends { picture: SamplePicture }>(
  req: PayloadRequest,
  { picture, ...entry }: Entry,
) {
  return { ...entry, picture: await storePicture(req, picture) }
}
