import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { largestUploadBytes, pictureLimits } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import { editors } from '#platform/api/access.ts'
import { advisoryLocks } from '#platform/database/locks.ts'
import { getTransaction, takeAdvisoryLock } from '#platform/database/transaction.ts'

type UploadedFile = NonNullable<PayloadRequest['file']>

interface Format {
  mimeType: string
  extensions: string[]
  /** Also recognises damaged files. */
  signature: RegExp
  /** The end of a complete file. Cameras may append more. */
  end?: Buffer
  write: (picture: Sharp) => Sharp
}

const jpeg: Format = {
  mimeType: 'image/jpeg',
  extensions: ['.jpg', '.jpeg'],
  signature: /^\xff\xd8\xff/,
  end: Buffer.from([0xff, 0xd9]),
  write: (picture) => picture.jpeg({ quality: 90 }),
}
const png: Format = {
  mimeType: 'image/png',
  extensions: ['.png'],
  signature: /^\x89PNG/,
  end: Buffer.from('IEND\xae\x42\x60\x82', 'latin1'),
  write: (picture) => picture.png(),
}
const webp: Format = {
  mimeType: 'image/webp',
  extensions: ['.webp'],
  signature: /^RIFF.{4}WEBP/s,
  write: (picture) => picture.webp({ quality: 90 }),
}
const avif: Format = {
  mimeType: 'image/avif',
  extensions: ['.avif'],
  signature: /^.{4}ftypavi[fs]/s,
  write: (picture) => picture.avif({ quality: 70, effort: 3 }),
}

const formats = [jpeg, png, webp, avif]

/** The file's content decides, not its name or declared type. */
export const uploadMimeTypes = formats.map(({ mimeType }) => mimeType)

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
  if (req.file) req.file = await prepareFile(req.file, req)
  // Payload would download the picture from a URL in the request.
  else if (operation === 'create') throw refusal(staffWords.picture.required)
}

async function prepareFile(file: UploadedFile, req: PayloadRequest): Promise<UploadedFile> {
  if (file.data.length === 0) throw refusal(staffWords.picture.required)
  if (file.data.length > largestUploadBytes) throw refusal(staffWords.picture.tooLarge, 413)
  const format = await detectFormat(file.data)
  const { data, isCutOff } = await encodePicture(file.data, format).catch(() => {
    throw refusal(staffWords.picture.damaged)
  })
  if (isCutOff) req.context.notice = staffWords.picture.cutOff
  return {
    ...file,
    name: await freeFileName(req, file.name, format),
    data,
    size: data.length,
    mimetype: format.mimeType,
  }
}

/** Like browsers, accepts a file that lacks only its end: all pixels are there. */
async function encodePicture(data: Buffer, format: Format) {
  const { end } = format
  try {
    const isCutOff = end !== undefined && !data.includes(end)
    return { data: await encode(data, format, 'error'), isCutOff }
  } catch (error) {
    if (!end) throw error
    const completed = Buffer.concat([data, end])
    return { data: await encode(completed, format, 'warning'), isCutOff: true }
  }
}

function encode(data: Buffer, format: Format, failOn: 'error' | 'warning'): Promise<Buffer> {
  const picture = sharp(data, { failOn }).autoOrient().resize({
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
  if (!picture) {
    const start = data.toString('latin1', 0, 16)
    const isDamaged = formats.some(({ signature }) => signature.test(start))
    throw isDamaged
      ? refusal(staffWords.picture.damaged)
      : refusal(staffWords.picture.typeUnknown, 415)
  }
  const format = knownFormat(picture)
  if (!format) throw refusal(staffWords.picture.typeUnknown, 415)
  if (picture.width * picture.height > pictureLimits.maxMegapixels * 1_000_000) {
    throw refusal(staffWords.picture.tooManyPixels)
  }
  if ((picture.pages ?? 1) > 1) throw refusal(staffWords.picture.animated)
  return format
}

function knownFormat({ format, compression }: Metadata): Format | undefined {
  if (format === 'heif') return compression === 'av1' ? avif : undefined
  return formats.find(({ mimeType }) => mimeType === `image/${format}`)
}

/**
 * The site derives content types from endings, and the names of smaller copies from the rest of the
 * name: no two pictures may share it. Concurrent uploads of one name wait for each other.
 */
async function freeFileName(
  req: PayloadRequest,
  name: string,
  { extensions }: Format,
): Promise<string> {
  const stem = pictureFileStem(name)
  const ending = path.extname(name).toLowerCase()
  await takeAdvisoryLock(req, advisoryLocks.pictureName, stem.replace(/(-\d+)+$/, ''))
  const transaction = await getTransaction(req)
  const { rows } = await transaction.execute<{ filename: string }>(
    sql`SELECT filename FROM media WHERE starts_with(filename, ${stem})`,
  )
  const taken = new Set(rows.map(({ filename }) => path.parse(filename).name))
  let free = stem
  for (let number = 1; taken.has(free); number += 1) free = `${stem}-${number}`
  return free + (extensions.includes(ending) ? ending : extensions[0]!)
}

function refusal(sentence: string, status = 400) {
  return new APIError(sentence, status, undefined, true)
}

/**
 * File systems allow 255 bytes. A number for taken names and the size of smaller copies follow:
 * `-12-1920x2560.webp`.
 */
const maxStemBytes = 200

const fallback = 'picture'

/** Windows reserves these names, and Payload would remove them. */
const reservedName = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Safe in URLs and file systems, at most 200 bytes. */
export function pictureFileStem(fileName: string): string {
  const base = fileName
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    // Keeps the joiners of Indian scripts and emoji.
    .replace(/(?![\u200c\u200d])\p{C}/gu, '')
    .replace(/\.[a-z][a-z0-9]{1,4}$/i, '')
    .replace(/[?#%<>:*|"]+/g, '-')
  const stem = trim(cutToBytes(trim(base), maxStemBytes))
    // Otherwise a smaller copy of another picture could have the same name.
    .replace(/-(\d+)x(\d+)$/, '-$1-$2')
  if (!/[\p{L}\p{N}\p{S}]/u.test(stem)) return fallback
  return reservedName.test(stem) ? `${fallback}-${stem}` : stem
}

function trim(stem: string): string {
  return stem.replace(/^[.\s\u200c\u200d]+|[.\s\u200c\u200d]+$/g, '')
}

function cutToBytes(text: string, maxBytes: number): string {
  let bytes = 0
  let cut = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > maxBytes) break
    cut += segment
  }
  return cut
}
