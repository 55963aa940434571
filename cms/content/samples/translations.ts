import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { hindi } from '#cms/content/samples/hi/texts.ts'
import { marathi } from '#cms/content/samples/mr/texts.ts'
import type { SampleTexts, TranslatedLanguage } from './sample-texts.ts'

type Texts = Record<string, unknown>

/** Picks the texts of an entry. */
export type PickTexts = (texts: SampleTexts, language: TranslatedLanguage) => object | undefined

const translations = Object.entries({ hi: hindi, mr: marathi } satisfies Record<
  TranslatedLanguage,
  SampleTexts
>) as [TranslatedLanguage, SampleTexts][]

/** Adds the translations to the draft of an entry, and publishes it in all languages. */
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

/** One per language. Only the last one publishes, so that there is one publication. */
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

export async function describePicture(
  req: PayloadRequest,
  id: string,
  pickTexts: PickTexts,
): Promise<void> {
  for (const [language, texts] of translations) {
    const { picture } = pickTexts(texts, language) as { picture: { alt: string } }
    await req.payload.update({
      collection: 'media',
      id,
      data: { alt: picture.alt },
      locale: language,
      req,
      overrideAccess: true,
    })
  }
}
