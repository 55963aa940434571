import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { environment } from '#environment'

/** What an editor can upload; see collections/media.ts. */
const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

export interface MediaFile {
  contentType: string
  sizeBytes: number
  modifiedAt: Date
  /** Quoted, as HTTP writes it. */
  etag: string
  read: () => Readable
}

/** An uploaded picture's file by its name; null where there is none of that name, or the name leads elsewhere. */
export async function openMediaFile(name: string): Promise<MediaFile | null> {
  const contentType = contentTypes[path.extname(name).toLowerCase()]
  if (!contentType || !isPlainName(name)) return null

  const file = path.join(environment.mediaDir, name)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  return {
    contentType,
    sizeBytes: found.size,
    modifiedAt: found.mtime,
    etag: `"${found.size.toString(36)}-${found.mtime.getTime().toString(36)}"`,
    read: () => createReadStream(file),
  }
}

function isPlainName(name: string): boolean {
  return name === path.basename(name) && !/[\\\0]/.test(name) && !name.startsWith('.')
}
