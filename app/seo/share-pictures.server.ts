import { createHash } from 'node:crypto'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { SiteContent } from '#app/models/content/content.server.ts'
import { openMediaFile } from '#app/models/content/media-file.server.ts'
import type { Picture } from '#business/content/picture.ts'
import { type PageName, pageNames } from '#business/content/site-pages.ts'
import { type Language, languageCodes, languages } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { environment } from '#environment.ts'

/** In pixels. Facebook, WhatsApp and others do not crop this size. */
export const sharePictureSize = { width: 1200, height: 630 }

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

/** Each process draws each version once, at its first request. */
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

async function draw(shared: SharedPage, content: SiteContent): Promise<Drawing> {
  const photo = await readPicture(photoFor(shared.page, content))
  if (photo === 'unreachable') return photo
  return drawSharePicture({
    name: content.business.name,
    heading: shareHeading(shared, content),
    host: new URL(environment.siteUrl).host,
    photo: photo && (await sharp(photo).resize(photoWidth, height).png().toBuffer()),
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

interface SharePicture {
  name: string
  heading: string
  host: string
  photo: Buffer | null
}

const { width, height } = sharePictureSize
const margin = 72
const photoWidth = 520
const stripHeight = 14

async function drawSharePicture({ photo, ...picture }: SharePicture): Promise<Buffer> {
  const column = width - 2 * margin - (photo ? photoWidth : 0)
  const name = await drawText(picture.name, {
    color: 'white',
    sizes: [44, 30, 20],
    width: column - 48,
    height: 60,
  })
  const heading = await drawText(picture.heading, {
    color: '#14213d',
    sizes: [84, 72, 60, 50, 42, 34],
    width: column,
    height: 300,
  })
  const host = await drawText(picture.host, {
    color: '#4a5470',
    sizes: [28, 20],
    width: column,
    height: 40,
  })
  return sharp({ create: { width, height, channels: 3, background: '#fbfaf6' } })
    .composite([
      ...(photo ? [{ input: photo, left: width - photoWidth, top: 0 }] : []),
      { input: labelAndStrip(name), left: 0, top: 0 },
      { input: name.png, left: margin + 24, top: margin + 18 },
      { input: heading.png, left: margin, top: Math.round((height - heading.height) / 2) + 34 },
      { input: host.png, left: margin, top: height - stripHeight - 36 - host.height },
    ])
    .png({ palette: true })
    .toBuffer()
}

function labelAndStrip(name: { width: number; height: number }): Buffer {
  const label = { width: name.width + 48, height: name.height + 36 }
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect x="${margin}" y="${margin}" width="${label.width}" height="${label.height}" rx="8" fill="#14213d"/>
    <rect x="${margin + 7}" y="${margin + 7}" width="${label.width - 14}" height="${label.height - 14}" rx="3"
      fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="1.5" stroke-dasharray="5 4"/>
    <rect y="${height - stripHeight}" width="${width}" height="${stripHeight}" fill="#f2a516"/>
  </svg>`)
}

interface TextBox {
  color: string
  /** In pixels, preferred size first. */
  sizes: number[]
  width: number
  height: number
}

interface DrawnText {
  png: Buffer
  width: number
  height: number
}

/** In the first size that fits; cropped at the last. */
async function drawText(
  text: string,
  { color, sizes: [size = 16, ...smaller], ...box }: TextBox,
): Promise<DrawnText> {
  await loadFallbackFont()
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      font: `Bricolage Grotesque,Mukta Bold ${size}`,
      fontfile: displayFont,
      width: box.width,
      wrap: 'word-char',
      // Makes a point one pixel.
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const fits = info.width <= box.width && info.height <= box.height
  if (fits) return { png: data, width: info.width, height: info.height }
  if (smaller.length > 0) return drawText(text, { color, sizes: smaller, ...box })
  const cropped = {
    width: Math.min(info.width, box.width),
    height: Math.min(info.height, box.height),
  }
  const png = await sharp(data)
    .extract({ left: 0, top: 0, ...cropped })
    .png()
    .toBuffer()
  return { png, ...cropped }
}

// sharp cannot read the WOFF2 fonts of the site.
const displayFont = path.resolve('app/seo/fonts/bricolage-grotesque-bold.ttf')
const devanagariFont = path.resolve('app/seo/fonts/mukta-bold.ttf')

let fallbackFont: Promise<unknown> | undefined

/** Has letters that the display font lacks; sharp remembers loaded fonts. */
function loadFallbackFont(): Promise<unknown> {
  fallbackFont ??= sharp({ text: { text: 'क', fontfile: devanagariFont } }).toBuffer()
  return fallbackFont
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
