import type { Picture } from '#business/content/picture.ts'
import type { Media } from '#payload-types.ts'

type Sizes = NonNullable<Media['sizes']>
type Size = NonNullable<Sizes[keyof Sizes]>

/** A picture with its addresses on the site; null where there is none, or where its file was never stored. */
export function pictureOf(media: Media | string | null | undefined): Picture | null {
  if (!media || typeof media === 'string') return null
  const { filename, width, height, alt, updatedAt } = media
  if (!filename || !width || !height) return null

  const sizes = Object.values(media.sizes ?? {})
  const address = mediaAddress(updatedAt)
  const largestWebp = sizes.filter(isOfType('image/webp')).at(-1)
  return {
    filename,
    src: address(largestWebp?.filename ?? filename),
    srcSetAvif: srcSet(sizes.filter(isOfType('image/avif')), address),
    srcSetWebp: srcSet(sizes.filter(isOfType('image/webp')), address),
    width,
    height,
    alt,
    focus: focusOf(media),
  }
}

function focusOf({ focalX, focalY }: Media): Picture['focus'] {
  const [x, y] = [focalX ?? 50, focalY ?? 50]
  return x === 50 && y === 50 ? null : { x, y }
}

/** Files are cached for ever, so an address says which edit of the picture it belongs to. */
function mediaAddress(updatedAt: string): (filename: string) => string {
  const version = Date.parse(updatedAt).toString(36)
  return (filename) => `/media/${encodeURIComponent(filename)}?v=${version}`
}

function isOfType(mimeType: string): (size: Size) => boolean {
  return (size) => size.mimeType === mimeType && Boolean(size.filename && size.width)
}

function srcSet(sizes: Size[], address: (filename: string) => string): string {
  // A picture smaller than a size is kept as it is, so several sizes may be equally wide.
  const byWidth = new Map(sizes.map(({ width, filename }) => [width, filename]))
  return [...byWidth]
    .map(([width, filename]) => `${address(filename ?? '')} ${width ?? 0}w`)
    .join(', ')
}
