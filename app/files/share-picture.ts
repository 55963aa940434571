import type { LoaderFunctionArgs } from '@remix-run/node'
import { siteContent } from '#app/models/content/content.server.ts'
import {
  sharedPages,
  sharePicture,
  sharePictureFile,
  sharePictureVersion,
} from '#app/seo/share-pictures.server.ts'
import { pictureUnavailable } from './picture-unavailable.server.ts'

/** Serves a picture that is cacheable forever at the URL with the current version. */
export async function loader({ params: { file }, request }: LoaderFunctionArgs) {
  const shared = sharedPages.find((each) => file === sharePictureFile(each))
  if (!shared) return new Response('This picture does not exist.', { status: 404 })
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
