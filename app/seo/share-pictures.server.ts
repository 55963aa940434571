import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import {
  onContentLoaded,
  type SiteContent,
  type SiteContents,
} from '#app/models/content/content.server.ts'
import { openMediaFile } from '#app/models/content/media-file.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import type { Picture } from '#business/content/picture.ts'
import { type PageName, pageNames } from '#business/content/site-pages.ts'
import { type Language, languageCodes, languages } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { environment } from '#environment.ts'
import { drawSharePicture } from './draw-share-picture.server.ts'

/** A PNG, or 'unreachable' if the picture storage does not respond. */
type Drawing = Buffer | 'unreachable'

export interface SharedPage {
  page: PageName
  language: Language
}

const drawings = new Map<string, { version: string; png: Promise<Drawing> }>()

export const sharedPages: SharedPage[] = languageCodes.flatMap((language) =>
  pageNames.map((page) => ({ page, language })),
)

/** `home.png`, in other languages `home.hi.png`. */
export function sharePictureFile({ page, language }: SharedPage): string {
  return languages[language].pathPrefix ? `${page}.${language}.png` : `${page}.png`
}

export function shareHeading(
  { page, language }: SharedPage,
  { pages, business }: SiteContent,
): string {
  const { heading } = page === 'home' ? pages.home.hero : pages[page].intro
  return heading ?? (page === 'home' ? business.name : wordsFor(language).pageNames[page])
}

/** Changes with the picture, so that its URL may be cached forever. */
export function sharePictureVersion(shared: SharedPage, content: SiteContent): string {
  const photo = photoFor(shared.page, content)?.src
  const shown = [content.business.name, shareHeading(shared, content), photo]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12)
}

/** Each process draws each version once. */
export function sharePicture(shared: SharedPage, content: SiteContent): Promise<Drawing> {
  const version = sharePictureVersion(shared, content)
  const file = sharePictureFile(shared)
  const known = drawings.get(file)
  if (known?.version === version) return known.png
  const png = draw(shared, content)
  drawings.set(file, { version, png })
  const forget = () => drawings.get(file)?.png === png && drawings.delete(file)
  png.then((drawing) => drawing === 'unreachable' && forget(), forget)
  return png
}

onContentLoaded((contents) => void drawSharePictures(contents))

/** Before anyone requests them, one at a time. */
async function drawSharePictures(contents: SiteContents): Promise<void> {
  try {
    for (const shared of sharedPages) await sharePicture(shared, contents[shared.language])
  } catch (error) {
    logFailure('A share picture could not be drawn', error)
  }
}

async function draw(shared: SharedPage, content: SiteContent): Promise<Drawing> {
  const photo = await readPicture(photoFor(shared.page, content))
  if (photo === 'unreachable') return photo
  return drawSharePicture({
    name: content.business.name,
    heading: shareHeading(shared, content),
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
