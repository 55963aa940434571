import path from 'node:path'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import sharp, { type Metadata, type Sharp } from 'sharp'
import * as messages from '#business/words/messages.ts'
import { largestUploadBytes, pictureLimits } from '#business/words/picture-limits.ts'
import { editors } from '#platform/payload/access.ts'

type UploadedFile = NonNullable<PayloadRequest['file']>

interface Format {
  mimeType: string
  extensions: string[]
  write: (picture: Sharp) => Sharp
}

const jpeg: Format = {
  mimeType: 'image/jpeg',
  extensions: ['.jpg', '.jpeg'],
  write: (picture) => picture.jpeg({ quality: 90 }),
}
const png: Format = {
  mimeType: 'image/png',
  extensions: ['.png'],
  write: (picture) => picture.png(),
}
const webp: Format = {
  mimeType: 'image/webp',
  extensions: ['.webp'],
  write: (picture) => picture.webp({ quality: 90 }),
}
const avif: Format = {
  mimeType: 'image/avif',
  extensions: ['.avif'],
  write: (picture) => picture.avif({ quality: 70, effort: 3 }),
}

/** The file's content decides, not its name or declared type. */
export const uploadMimeTypes = [jpeg, png, webp, avif].map(({ mimeType }) => mimeType)

/**
 * Rotates pictures upright, limits their size and removes camera metadata, which can contain the
 * location. Rejects other files.
 */
export const preparePicture: CollectionBeforeOperationHook<'media'> = async ({
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return
  // Payload checks access only later. Do not process strangers' files.
  if (!overrideAccess && !editors({ req })) return
  if (req.file) req.file = await prepareFile(req.file)
  // Payload would download the picture from a URL in the request.
  else if (operation === 'create') throw refusal(messages.picture.required)
}

async function prepareFile(file: UploadedFile): Promise<UploadedFile> {
  if (file.data.length === 0) throw refusal(messages.picture.required)
  if (file.data.length > largestUploadBytes) throw refusal(messages.picture.tooLarge, 413)
  const format = await detectFormat(file.data)
  const data = await encodePicture(file.data, format).catch(() => {
    throw refusal(messages.picture.damaged)
  })
  return {
    ...file,
    name: withExtension(file.name, format),
    data,
    size: data.length,
    mimetype: format.mimeType,
  }
}

function encodePicture(data: Buffer, format: Format): Promise<Buffer> {
  const picture = sharp(data, { failOn: 'error' }).autoOrient().resize({
    width: pictureLimits.maxStoredSidePixels,
    height: pictureLimits.maxStoredSidePixels,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return format.write(picture).toBuffer()
}

async function detectFormat(data: Buffer): Promise<Format> {
  const picture = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  const format = picture && knownFormat(picture)
  if (!format) throw refusal(messages.picture.typeUnknown, 415)
  if (picture.width * picture.height > pictureLimits.maxMegapixels * 1_000_000) {
    throw refusal(messages.picture.tooManyPixels)
  }
  if ((picture.pages ?? 1) > 1) throw refusal(messages.picture.animated)
  return format
}

function knownFormat({ format, compression }: Metadata): Format | undefined {
  switch (format) {
    case 'jpeg':
      return jpeg
    case 'png':
      return png
    case 'webp':
      return webp
    case 'heif':
      return compression === 'av1' ? avif : undefined
    default:
      return undefined
  }
}

/** The site derives content types from file extensions. */
function withExtension(name: string, { extensions }: Format): string {
  const { name: stem, ext } = path.parse(name)
  return extensions.includes(ext.toLowerCase()) ? name : `${stem}${extensions[0]}`
}

function refusal(sentence: string, status = 400) {
  return new APIError(sentence, status, undefined, true)
}
