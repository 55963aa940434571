import type { Picture as PictureFile } from '#business/content/picture.ts'
import { langOf } from '#business/languages/languages.ts'

export function Picture({
  picture,
  sizes,
  eager = false,
  className,
}: {
  picture: PictureFile
  sizes: string
  eager?: boolean
  className?: string
}) {
  return (
    <picture>
      {picture.srcSetAvif && <source type="image/avif" srcSet={picture.srcSetAvif} sizes={sizes} />}
      {picture.srcSetWebp && <source type="image/webp" srcSet={picture.srcSetWebp} sizes={sizes} />}
      <img
        src={picture.src}
        alt={picture.alt}
        lang={langOf(picture, 'alt')}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className={[className, focalClasses(picture)].filter(Boolean).join(' ') || undefined}
      />
    </picture>
  )
}

/** Rounded to 5%, for which classes exist: our CSP forbids style attributes. */
function focalClasses({ focus }: PictureFile): string | null {
  if (!focus) return null
  const [x, y] = [focus.x, focus.y].map((percent) => Math.round(percent / 5) * 5)
  return `focal-x-${x} focal-y-${y}`
}

export function QrCode({
  code: { size, path },
  label,
}: {
  code: { size: number; path: string }
  label: string
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 bg-white forced-color-adjust-none"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
