import type { LoaderFunctionArgs } from '@remix-run/node'
import { createReadableStreamFromReadable } from '@remix-run/node'
import fresh from 'fresh'
import { openMediaFile } from '#app/models/content/media-file.server.ts'
import { pictureUnavailable } from './picture-unavailable.server.ts'

/** The URL changes with every edit of the picture. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const file = await openMediaFile(params.filename ?? '')
  if (!file) return new Response('This picture does not exist.', { status: 404 })
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
