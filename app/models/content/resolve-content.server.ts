import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import type { FlattenedField } from 'payload'
import type { Picture } from '#business/content/picture.ts'
import { readRichText } from '#business/content/rich-text.ts'
import { defaultLanguage, type Language } from '#business/languages/languages.ts'
import { englishText, textIn } from '#business/languages/localized-text.ts'
import type { Media } from '#payload-types.ts'
import { type Content, isEditable } from '#platform/fields/editable-content.ts'

type Bookkeeping =
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | 'deletedAt'
  | '_status'
  | 'changedBy'
  | 'generateSlug'
  | 'textTimes'

/**
 * A CMS entry for the site. Empty texts become their default or null, even required ones, which
 * drafts may lack. Uploads become `Picture`, rich text HTML.
 */
export type Resolved<Entry, Defaults = unknown> = {
  [Field in Exclude<keyof Entry, Bookkeeping>]: Value<
    NonNullable<Entry[Field]>,
    Field extends keyof Defaults ? Defaults[Field] : unknown
  >
} & Untranslated

/** Required fields are never null: incomplete rows are omitted. */
type Row<Stored> = {
  [Field in Exclude<keyof Stored, Bookkeeping>]: null extends Stored[Field]
    ? Value<NonNullable<Stored[Field]>, unknown>
    : NonNullable<Value<Stored[Field], unknown>>
} & Untranslated

interface Untranslated {
  english?: string[]
}

type Value<Stored, Defaults> = [Stored] extends [string]
  ? Stored | (Defaults extends string ? never : null)
  : [Stored] extends [number]
    ? number | null
    : [Stored] extends [boolean]
      ? boolean
      : [Stored] extends [string | Media]
        ? Picture | null
        : [Stored] extends [{ root: unknown }]
          ? string | null
          : Stored extends readonly (infer Each)[]
            ? Row<Each>[]
            : Resolved<Stored, Defaults>

interface Defaults {
  own: Content
  english: Content
}

/**
 * Returns an entry that was read in all languages in one of them. Fills missing values from
 * `defaults`. Objects with untranslated texts name them in `english`, for `langOf`.
 */
export function resolveContent<Entry extends object, Defaults extends object>(
  fields: FlattenedField[],
  entry: Entry,
  defaults: Record<Language, Defaults>,
  language: Language,
): Resolved<Entry, Defaults> {
  const texts = {
    own: defaults[language] as Content,
    english: (defaults[defaultLanguage] ?? {}) as Content,
  }
  // Payload generates entry types from these fields.
  return resolveFields(fields, entry as Content, texts, language) as Resolved<Entry, Defaults>
}

function resolveFields(
  fields: FlattenedField[],
  entry: Content,
  defaults: Defaults,
  language: Language,
): Content {
  const english: string[] = []
  const content = Object.fromEntries(
    fields.filter(isEditable).map((field) => {
      const { name } = field
      const own = defaults.own[name]
      if (!isLocalized(field)) {
        const value = { own, english: defaults.english[name] }
        return [name, resolveField(field, entry[name], value, language)]
      }
      const { text, isEnglish } = textIn(language, entry[name], defaults.english[name])
      if (isEnglish) english.push(name)
      return [name, resolveField(field, text, { own, english: undefined }, language)]
    }),
  )
  return english.length > 0 ? { ...content, english } : content
}

function isLocalized(field: FlattenedField): boolean {
  return 'localized' in field && field.localized === true
}

function resolveRows(
  fields: FlattenedField[],
  stored: unknown,
  defaults: { own: unknown; english: unknown },
  language: Language,
): Content[] {
  const [rows, own, english] = [stored, defaults.own, defaults.english].map((list) =>
    Array.isArray(list) ? (list as Content[]) : [],
  ) as [Content[], Content[], Content[]]
  if (rows.length === 0) {
    return own.map((row) => resolveFields(fields, {}, { own: row, english: {} }, language))
  }
  return rows.map((row) => {
    const index = english.findIndex((texts) => hasDefaultTexts(fields, row, texts))
    const texts = { own: own[index] ?? {}, english: english[index] ?? {} }
    return resolveFields(fields, row, texts, language)
  })
}

/** Editors have not changed the row of the default list. */
function hasDefaultTexts(fields: FlattenedField[], row: Content, texts: Content): boolean {
  const localized = fields.filter(isLocalized)
  return (
    localized.length > 0 && localized.every(({ name }) => englishText(row[name]) === texts[name])
  )
}

// TypeScript cannot connect `field.type` and `stored`.
function resolveField(
  field: FlattenedField,
  stored: unknown,
  defaults: { own: unknown; english: unknown },
  language: Language,
): unknown {
  switch (field.type) {
    case 'group':
      return resolveFields(
        field.flattenedFields,
        (stored ?? {}) as Content,
        { own: (defaults.own ?? {}) as Content, english: (defaults.english ?? {}) as Content },
        language,
      )
    case 'array':
      return resolveRows(field.flattenedFields, stored, defaults, language).filter((row) =>
        isComplete(field.flattenedFields, row),
      )
    case 'upload':
      return toPicture(stored as Media | string | null | undefined, language)
    case 'richText':
      return toHtml(stored)
    case 'checkbox':
      return stored === true
    case 'number':
      return stored ?? null
    case 'text':
    case 'textarea':
    case 'email':
    case 'select':
      return stored || (defaults.own ?? null)
    default:
      throw new Error(
        `The field ${field.name} has an unknown type: ${field.type}. Add it to resolve-content.server.ts.`,
      )
  }
}

type LexicalState = Parameters<typeof convertLexicalToHTML>[0]['data']

/** The converter knows node types that the editor does not offer, such as uploads. */
function toHtml(stored: unknown): string | null {
  const data = readRichText(stored)
  return (
    data && convertLexicalToHTML({ data: data as unknown as LexicalState, disableContainer: true })
  )
}

function isComplete(fields: FlattenedField[], row: Content): boolean {
  return fields.every((field) => !isRequired(field) || row[field.name] !== null)
}

function isRequired(field: FlattenedField): boolean {
  return 'required' in field && field.required === true && !field.admin?.condition
}

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
