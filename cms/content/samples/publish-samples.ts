import path from 'node:path'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { hindi } from './hi.ts'
import { marathi } from './mr.ts'
import type { SamplePicture } from './sample-parts.ts'
import type { SampleTexts, TranslatedLanguage } from './sample-texts.ts'

type Texts = Record<string, unknown>

export type PickTexts = (texts: SampleTexts, language: TranslatedLanguage) => object | undefined

const translations = Object.entries({ hi: hindi, mr: marathi } satisfies Record<
  TranslatedLanguage,
  SampleTexts
>) as [TranslatedLanguage, SampleTexts][]

/** Adds the translations to the draft first. */
export async function publishEntry(
  req: PayloadRequest,
  collection: CollectionSlug,
  draft: { id: string },
  pickTexts: PickTexts,
): Promise<void> {
  for (const update of listUpdates(draft, pickTexts)) {
    await req.payload.update({ collection, id: draft.id, req, ...update })
  }
}

export async function publishGlobal(
  req: PayloadRequest,
  slug: GlobalSlug,
  draft: object,
  pickTexts: PickTexts,
): Promise<void> {
  for (const update of listUpdates(draft, pickTexts)) {
    await req.payload.updateGlobal({ slug, req, ...update })
  }
}

/** Only the last one publishes, so that there is one publication. */
function listUpdates(draft: object, pickTexts: PickTexts) {
  return translations.map(([language, texts], index) => {
    const isLast = index === translations.length - 1
    const translated = pickTexts(texts, language)
    if (!translated) throw new Error(`A sample has no texts in ${language}.`)
    return {
      data: {
        ...(withStoredRows(draft, translated) as Texts),
        _status: isLast ? ('published' as const) : ('draft' as const),
      },
      draft: !isLast,
      locale: language,
      fallbackLocale: false,
      depth: 0,
      overrideAccess: true,
    } as const
  })
}

/** Payload finds stored rows by their ids. Uploads are shared by all languages. */
function withStoredRows(stored: unknown, texts: unknown): unknown {
  if (Array.isArray(texts)) {
    return (stored as Texts[]).map((row, index) => ({
      ...row,
      ...(withStoredRows(row, texts[index]) as Texts),
    }))
  }
  if (typeof texts !== 'object' || texts === null || 'root' in texts) return texts
  if (typeof stored === 'string') return stored
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      withStoredRows((stored as Texts)[name], text),
    ]),
  )
}

const pictureFolder = path.join(process.cwd(), 'cms/content/samples/pictures')

/** `pickTexts` picks the translated entry with its picture. */
export async function withStoredPicture<Entry extends { picture: SamplePicture }>(
  req: PayloadRequest,
  { picture: { file, alt }, ...entry }: Entry,
  pickTexts: PickTexts,
) {
  // The media collection rejects SVG files because they can contain scripts.
  const png = await sharp(path.join(pictureFolder, `${file}.svg`))
    .png()
    .toBuffer()
  const media = { collection: 'media', req, overrideAccess: true } as const
  const { id } = await req.payload.create({
    ...media,
    data: { alt },
    file: { name: `${file}.png`, data: png, mimetype: 'image/png', size: png.length },
    locale: 'en',
  })
  for (const [locale, texts] of translations) {
    const { picture } = pickTexts(texts, locale) as { picture: { alt: string } }
    await req.payload.update({ ...media, id, data: { alt: picture.alt }, locale })
  }
  return { ...entry, picture: id }
}
