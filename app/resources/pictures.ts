import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node'
import fresh from 'fresh'
import { siteContent } from '#app/models/content/content.server.ts'
import { openMediaFile } from '#app/models/content/media-file.server.ts'
import {
  sharedPages,
  sharePicture,
  sharePictureFile,
  sharePictureVersion,
} from '#app/seo/share-pictures.server.ts'
import * as staffWords from '#business/words/staff.ts'

/** Serves /media/:filename and /share/:file. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const { filename, file = '' } = params
  return filename === undefined ? serveSharePicture(file, request) : serveMedia(filename, request)
}

/** The URL changes with every edit of the picture. */
async function serveMedia(filename: string, request: Request): Promise<Response> {
  const file = await openMediaFile(filename)
  if (!file) return pictureMissing()
  if (file === 'unreachable') return pictureUnavailable()

  const headers = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: file.etag,
    ...(file.modifiedAt && { 'Last-Modified': file.modifiedAt.toUTCString() }),
    'X-Content-Type-Options': 'nosniff',
  }
  const isNotModified = fresh(Object.fromEntries(request.headers), {
    etag: file.etag,
    'last-modified': file.modifiedAt?.toUTCString(),
  })
  if (isNotModified || request.method === 'HEAD') file.close()
  if (isNotModified) return new Response(null, { status: 304, headers })

  return new Response(
    request.method === 'HEAD' ? null : createReadableStreamFromReadable(file.read()),
    {
      headers: {
        ...headers,
        'Content-Type': file.contentType,
        ...(file.sizeBytes !== null && { 'Content-Length': String(file.sizeBytes) }),
      },
    },
  )
}

/** Serves a picture that is cacheable forever at the URL with the current version. */
async function serveSharePicture(file: string, request: Request): Promise<Response> {
  const shared = sharedPages.find((each) => file === sharePictureFile(each))
  if (!shared) return pictureMissing()
  const content = await siteContent(shared.language)
  const png = await sharePicture(shared, content)
  if (png === 'unreachable') return pictureUnavailable()
  const requestedVersion = new URL(request.url).searchParams.get('v')
  // The link, or the content in this process, may be older than the last edit.
  const isCurrent = requestedVersion === sharePictureVersion(shared, content)
  return new Response(new Uint8Array(png), {
    headers: {
      'Content-Type': 'image/png',
      'Content-Length': String(png.length),
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

function pictureMissing(): Response {
  return new Response('This picture does not exist.', { status: 404 })
}

/** The picture storage does not respond; clients may retry. */
function pictureUnavailable(): Response {
  return new Response(staffWords.picture.unreachable, {
    status: 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}
