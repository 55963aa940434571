import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { onContentLoaded, type SiteContent } from '#app/models/content/content.server.ts'
import { openMediaFile } from '#app/models/content/media-file.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import type { Picture } from '#business/content/picture.ts'
import { type PageName, pageNames, sitePages } from '#business/content/site-pages.ts'
import { environment } from '#environment.ts'
import { drawSharePicture } from './draw-share-picture.server.ts'

/** A PNG, or 'unreachable' if the picture storage does not respond. */
type Drawing = Buffer | 'unreachable'

const drawings = new Map<string, { version: string; png: Promise<Drawing> }>()

export function shareHeading(page: PageName, { pages, business }: SiteContent): string {
  const { heading } = page === 'home' ? pages.home.hero : pages[page].intro
  return heading ?? (page === 'home' ? business.name : sitePages[page].name)
}

/** Changes with the picture, so that its URL may be cached forever. */
export function sharePictureVersion(page: PageName, content: SiteContent): string {
  const shown = [content.business.name, shareHeading(page, content), photoFor(page, content)?.src]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12)
}

/** Each process draws each version once. */
export function sharePicture(page: PageName, content: SiteContent): Promise<Drawing> {
  const version = sharePictureVersion(page, content)
  const key = `${content.language}/${page}`
  const known = drawings.get(key)
  if (known?.version === version) return known.png
  const png = draw(page, content)
  drawings.set(key, { version, png })
  const forget = () => drawings.get(key)?.png === png && drawings.delete(key)
  png.then((drawing) => drawing === 'unreachable' && forget(), forget)
  return png
}

onContentLoaded((contents) => void drawSharePictures(Object.values(contents)))

/** Before anyone requests them, one at a time. */
async function drawSharePictures(contents: SiteContent[]): Promise<void> {
  try {
    for (const content of contents) {
      for (const page of pageNames) await sharePicture(page, content)
    }
  } catch (error) {
    logFailure('A share picture could not be drawn', error)
  }
}

async function draw(page: PageName, content: SiteContent): Promise<Drawing> {
  const photo = await readPicture(photoFor(page, content))
  if (photo === 'unreachable') return photo
  return drawSharePicture({
    name: content.business.name,
    heading: shareHeading(page, content),
    host: new URL(environment.siteUrl).host,
    photo,
  })
}

function photoFor(page: PageName, { pages, services }: SiteContent): Picture | null {
  const { picture } = pages.home.hero
  switch (page) {
    case 'about':
      return pages.about.story.picture ?? picture
    case 'services':
      return services[0]?.picture ?? picture
    default:
      return picture
  }
}

async function readPicture(picture: Picture | null): Promise<Drawing | null> {
  const file = picture && (await openMediaFile(picture.filename))
  return file && file !== 'unreachable' ? buffer(file.read()) : file
}
