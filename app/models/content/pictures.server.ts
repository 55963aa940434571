import type { Picture } from '#business/content/picture.ts'
import type { Language } from '#business/languages/languages.ts'
import { textIn } from '#business/languages/localized-text.ts'
import type { Media } from '#payload-types.ts'

type Sizes = NonNullable<Media['sizes']>
type Size = NonNullable<Sizes[keyof Sizes]>

/** Converts an upload; null without a stored file. */
export function toPicture(
  media: Media | string | null | undefined,
  language: Language,
): Picture | null {
  if (!media || typeof media === 'string') return null
  const { filename, width, height, updatedAt } = media
  if (!filename || !width || !height) return null

  const alt = textIn(language, media.alt)
  const sizes = Object.values(media.sizes ?? {})
  const toUrl = mediaUrlBuilder(updatedAt)
  const largestWebp = sizes.filter(isOfType('image/webp')).at(-1)
  return {
    filename,
    src: toUrl(largestWebp?.filename ?? filename),
    srcSetAvif: srcSet(sizes.filter(isOfType('image/avif')), toUrl),
    srcSetWebp: srcSet(sizes.filter(isOfType('image/webp')), toUrl),
    width,
    height,
    alt: typeof alt.text === 'string' ? alt.text : '',
    ...(alt.isEnglish && { english: ['alt'] }),
    focus: toFocus(media),
  }
}

function toFocus({ focalX, focalY }: Media): Picture['focus'] {
  const [x, y] = [focalX ?? 50, focalY ?? 50]
  return x === 50 && y === 50 ? null : { x, y }
}

/** Browsers cache files forever, so each edit changes the URL. */
function mediaUrlBuilder(updatedAt: string): (filename: string) => string {
  const version = Date.parse(updatedAt).toString(36)
  return (filename) => `/media/${encodeURIComponent(filename)}?v=${version}`
}

function isOfType(mimeType: string): (size: Size) => boolean {
  return (size) => size.mimeType === mimeType && Boolean(size.filename && size.width)
}

function srcSet(sizes: Size[], toUrl: (filename: string) => string): string {
  // Small pictures are not enlarged, so widths may repeat.
  const byWidth = new Map(sizes.map(({ width, filename }) => [width, filename]))
  return [...byWidth]
    .map(([width, filename]) => `${toUrl(filename ?? '')} ${width ?? 0}w`)
    .join(', ')
}
