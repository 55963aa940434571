import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { payloadClient } from '#app/models/payload.server.ts'
import { environment } from '#environment.ts'
import { fetchFromStorage } from '#platform/media/storage.ts'

/** What an editor can upload; see collections/media/prepare-picture.ts. */
const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

export interface MediaFile {
  contentType: string
  /** Null where the storage does not say. */
  sizeBytes: number | null
  /** Null where the storage does not say. */
  modifiedAt: Date | null
  /** Quoted, as HTTP writes it. */
  etag: string
  read: () => Readable
  /** Lets go of a file that is not read. */
  close: () => void
}

/**
 * An uploaded picture's file by its name, from DATA_DIR or S3, whichever holds them; null where there is none of that
 * name, or the name leads elsewhere; 'unreachable' where S3 does not answer. Asks no database.
 */
export async function openMediaFile(name: string): Promise<MediaFile | 'unreachable' | null> {
  const contentType = contentTypeOf(name)
  if (!contentType) return null
  return environment.s3 ? openFromStorage(name, contentType) : openFromDisk(name, contentType)
}

/** Whether `name` can be that of an uploaded picture in DATA_DIR: never where S3 holds them. */
export function isMediaOnDisk(name: string): boolean {
  return !environment.s3 && contentTypeOf(name) !== undefined
}

/** Undefined where the name is not that of a picture, or leads elsewhere. */
function contentTypeOf(name: string): string | undefined {
  const isPlain = name === path.basename(name) && !/[\\\0]/.test(name) && !name.startsWith('.')
  return isPlain ? contentTypes[path.extname(name).toLowerCase()] : undefined
}

async function openFromDisk(name: string, contentType: string): Promise<MediaFile | null> {
  const file = path.join(environment.mediaDir, name)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  return {
    contentType,
    sizeBytes: found.size,
    modifiedAt: found.mtime,
    etag: `"${found.size.toString(36)}-${found.mtime.getTime().toString(36)}"`,
    read: () => createReadStream(file),
    close: () => {},
  }
}

async function openFromStorage(
  name: string,
  contentType: string,
): Promise<MediaFile | 'unreachable' | null> {
  const reading = new AbortController()
  const answer = await fetchFromStorage(await payloadClient(), name, reading.signal)
  const { status, headers, body } = answer
  if (status === 404) return null
  if (status !== 200 || !body) return 'unreachable'
  return {
    contentType,
    sizeBytes: headers.has('Content-Length') ? Number(headers.get('Content-Length')) : null,
    modifiedAt: null,
    etag: headers.get('ETag') ?? '',
    read: () => Readable.fromWeb(body as ReadableStream),
    close: () => reading.abort(),
  }
}
