import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { payloadClient } from '#app/models/payload.server.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { fetchFromStorage } from '#collections/media/storage.ts'
import { environment } from '#environment.ts'
import { peekTrashedFiles, siteContent } from './content.server.ts'

/** See collections/media/prepare-picture.ts. */
const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

export interface MediaFile {
  contentType: string
  /** Null if S3 does not report it. */
  sizeBytes: number | null
  /** Null for S3. */
  modifiedAt: Date | null
  etag: string
  read: () => Readable
  /** Call it if the file is not read. */
  close: () => void
}

/**
 * Opens an upload from DATA_DIR or S3. Null for an unknown, trashed or unsafe name, 'unreachable'
 * if S3 fails.
 */
export async function openMediaFile(name: string): Promise<MediaFile | 'unreachable' | null> {
  const contentType = contentTypeOf(name)
  if (!contentType || (await isTrashed(name))) return null
  return environment.s3 ? openFromStorage(name, contentType) : openFromDisk(name, contentType)
}

/** True for a picture in DATA_DIR outside the trash. False before the content is loaded. */
export function isMediaOnDisk(name: string): boolean {
  if (environment.s3 || contentTypeOf(name) === undefined) return false
  return peekTrashedFiles()?.includes(name) === false
}

/** Also false if the database has been unavailable since the start. */
async function isTrashed(name: string): Promise<boolean> {
  const content = await siteContent(defaultLanguage).catch(() => null)
  return content?.trashedFiles.includes(name) ?? false
}

/** Undefined for paths and other file types. */
function contentTypeOf(name: string): string | undefined {
  const isPlain = name === path.basename(name) && !/[\\\0]/.test(name) && !name.startsWith('.')
  return isPlain ? contentTypes[path.extname(name).toLowerCase()] : undefined
}

async function openFromDisk(name: string, contentType: string): Promise<MediaFile | null> {
  const file = path.join(environment.mediaDir, name)
  const stats = await stat(file).catch(() => null)
  if (!stats?.isFile()) return null
  return {
    contentType,
    sizeBytes: stats.size,
    modifiedAt: stats.mtime,
    etag: `"${stats.size.toString(36)}-${stats.mtime.getTime().toString(36)}"`,
    read: () => createReadStream(file),
    close: () => {},
  }
}

async function openFromStorage(
  name: string,
  contentType: string,
): Promise<MediaFile | 'unreachable' | null> {
  const abortController = new AbortController()
  const response = await fetchFromStorage(await payloadClient(), name, abortController.signal)
  const { status, headers, body } = response
  if (status === 404) return null
  if (status !== 200 || !body) return 'unreachable'
  return {
    contentType,
    sizeBytes: headers.has('Content-Length') ? Number(headers.get('Content-Length')) : null,
    modifiedAt: null,
    etag: headers.get('ETag') ?? '',
    read: () => Readable.fromWeb(body as ReadableStream),
    close: () => abortController.abort(),
  }
}
