import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { lookup } from 'mrmime'
import { openMediaFile } from '#app/models/content/media-file.server.ts'
import { environment } from '#environment.ts'
import { assetSecurityHeaders } from '#security-headers.ts'
import { siteSecurityHeaders } from './page-security.server.ts'
import {
  type Encoding,
  type PreparedResponse,
  prepareResponse,
} from './prepared-response.server.ts'

const compressedCopies: Partial<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** Reads the built files with their compressed copies, by path: `/assets/root-….js`. */
export async function readBuiltFiles(folder: string): Promise<Map<string, PreparedResponse>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  const isCopy = (file: string) =>
    Object.values(compressedCopies).some(
      (ending) => file.endsWith(ending) && files.includes(file.slice(0, -ending.length)),
    )
  return new Map(
    await Promise.all(
      files
        .filter((file) => !isCopy(file))
        .map(async (file): Promise<[string, PreparedResponse]> => {
          const bodies = { identity: await readFile(file) }
          for (const [encoding, ending] of Object.entries(compressedCopies)) {
            if (files.includes(file + ending)) {
              Object.assign(bodies, { [encoding]: await readFile(file + ending) })
            }
          }
          const pathname = `/${path.relative(folder, file).split(path.sep).join('/')}`
          const tag = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 16)
          return [pathname, prepareResponse(bodies, headersOf(pathname), tag)]
        }),
    ),
  )
}

function headersOf(pathname: string): Record<string, string> {
  const contentType = contentTypeOf(pathname)
  // The Caddyfile repeats these.
  if (pathname.startsWith('/assets/')) {
    return {
      ...assetSecurityHeaders(environment.siteUrl),
      'content-type': contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    }
  }
  return {
    ...siteSecurityHeaders(),
    'content-type': contentType,
    'cache-control': pathname.endsWith('-worker.js') ? 'no-cache' : 'public, max-age=3600',
  }
}

function contentTypeOf(pathname: string): string {
  const type = lookup(pathname) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

const maxPictureBytes = 1024 * 1024

interface Picture {
  etag: string
  response: PreparedResponse
  bytes: number
}

/**
 * Recent pictures of DATA_DIR, by name, compared with their files at most once a second. Larger
 * ones are not kept.
 */
export const recentPictures = new LRUCache<string, Picture>({
  maxSize: 32 * maxPictureBytes,
  sizeCalculation: ({ bytes }) => bytes,
  ttl: 1_000,
  noDeleteOnStaleGet: true,
  fetchMethod: (name, known) => readPicture(name, known),
})

async function readPicture(name: string, known?: Picture): Promise<Picture | undefined> {
  const file = await openMediaFile(name)
  if (!file || file === 'unreachable' || file.sizeBytes! > maxPictureBytes) return undefined
  const { etag, contentType, modifiedAt } = file
  if (known?.etag === etag) return known
  const body = await buffer(file.read())
  const headers = {
    ...siteSecurityHeaders(),
    'content-type': contentType,
    // The URL of a picture changes with every edit.
    'cache-control': 'public, max-age=31536000, immutable',
    'last-modified': modifiedAt!.toUTCString(),
    'accept-ranges': 'bytes',
  }
  const response = prepareResponse({ identity: body }, headers, etag.slice(1, -1))
  return { etag, response, bytes: body.length }
}
