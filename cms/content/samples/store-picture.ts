import path from 'node:path'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import type { SamplePicture } from './sample-picture.ts'
import { describePicture, type PickTexts } from './translations.ts'

const pictureFolder = path.join(process.cwd(), 'cms/content/samples/pictures')

async function storePicture(req: PayloadRequest, { file, alt }: SamplePicture): Promise<string> {
  // The media collection rejects SVG files because they can contain scripts.
  const png = await sharp(path.join(pictureFolder, `${file}.svg`))
    .png()
    .toBuffer()
  const { id } = await req.payload.create({
    collection: 'media',
    data: { alt },
    file: { name: `${file}.png`, data: png, mimetype: 'image/png', size: png.length },
    locale: 'en',
    req,
    overrideAccess: true,
  })
  return id
}

/** `pickTexts` picks the entry in another language, with its picture. */
export async function withStoredPicture<Entry extends { picture: SamplePicture }>(
  req: PayloadRequest,
  { picture, ...entry }: Entry,
  pickTexts: PickTexts,
) {
  const id = await storePicture(req, picture)
  await describePicture(req, id, pickTexts)
  return { ...entry, picture: id }
}
