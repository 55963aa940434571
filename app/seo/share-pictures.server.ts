import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { onNewContent, type SiteContent } from '#app/models/content/content.server.ts'
import { openMediaFile } from '#app/models/content/media-file.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import type { Picture } from '#business/content/picture.ts'
import { type PageName, pageNames, sitePages } from '#business/content/site-pages.ts'
import { environment } from '#environment.ts'
import { drawSharePicture } from './draw-share-picture.server.ts'

/** A PNG; 'unreachable' where the storage of the page's own picture does not answer. */
type Drawing = Buffer | 'unreachable'

const drawn = new Map<PageName, { version: string; png: Promise<Drawing> }>()

/** What the picture of a page says: the page's heading. */
export function shareHeading(page: PageName, { pages, business }: SiteContent): string {
  const { heading } = page === 'home' ? pages.home.hero : pages[page].intro
  return heading ?? (page === 'home' ? business.name : sitePages[page].name)
}

/** Another one whenever anything on the picture changes, so that its address may be cached for ever. */
export function sharePictureVersion(page: PageName, content: SiteContent): string {
  const shown = [content.business.name, shareHeading(page, content), sceneOf(page, content)?.src]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12)
}

/** The picture that goes with a link to a page, as PNG. Drawn once for each content, by each process that shows it. */
export function sharePicture(page: PageName, content: SiteContent): Promise<Drawing> {
  const version = sharePictureVersion(page, content)
  const known = drawn.get(page)
  if (known?.version === version) return known.png
  const png = draw(page, content)
  drawn.set(page, { version, png })
  const forget = () => drawn.get(page)?.png === png && drawn.delete(page)
  png.then((drawing) => drawing === 'unreachable' && forget(), forget)
  return png
}

onNewContent((content) => void drawSharePictures(content))

/** Draws what an edit has changed, one picture after the other, so that nobody who asks for one has to wait. */
async function drawSharePictures(content: SiteContent): Promise<void> {
  try {
    for (const page of pageNames) await sharePicture(page, content)
  } catch (error) {
    logFailure('A picture for links to the site could not be drawn', error)
  }
}

async function draw(page: PageName, content: SiteContent): Promise<Drawing> {
  const scene = await fileOf(sceneOf(page, content))
  if (scene === 'unreachable') return scene
  return drawSharePicture({
    name: content.business.name,
    heading: shareHeading(page, content),
    host: new URL(environment.siteUrl).host,
    scene,
  })
}

function sceneOf(page: PageName, { pages, services }: SiteContent): Picture | null {
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

async function fileOf(picture: Picture | null): Promise<Drawing | null> {
  const file = picture && (await openMediaFile(picture.filename))
  return file && file !== 'unreachable' ? buffer(file.read()) : file
}
