import type { LoaderFunctionArgs } from '@remix-run/node'
import { siteContent } from '#app/models/content.server'
import { sharePicture } from '#app/models/share-pictures.server'
import { pageNames } from '../site-pages'

/** The picture that goes with a link to a page. Its address changes with the picture, so it may be kept for ever. */
export async function loader({ params: { file } }: LoaderFunctionArgs) {
  const page = pageNames.find((name) => file === `${name}.png`)
  if (!page) return new Response('There is no such picture.', { status: 404 })
  const png = await sharePicture(page, await siteContent())
  return new Response(new Uint8Array(png), {
    headers: {
      'Content-Type': 'image/png',
      'Content-Length': String(png.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
