import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import type { FlattenedField } from 'payload'
import type { Picture } from '#business/content/picture.ts'
import type { Media } from '#payload-types.ts'
import { type Content, isWritten } from '#platform/payload/fields/content-of.ts'
import { pictureOf } from './pictures.server.ts'

/** Fields that editors do not write. */
type Bookkeeping = 'id' | 'createdAt' | 'updatedAt' | '_status' | 'changedBy' | 'generateSlug'

/**
 * An entry of the CMS as the site shows it. An empty text is its default in `Standard`, else null, even where it is
 * required, because a draft may lack it. An upload is a `Picture`, and rich text is HTML.
 */
export type Resolved<Entry, Standard = unknown> = {
  [Field in Exclude<keyof Entry, Bookkeeping>]: Value<
    NonNullable<Entry[Field]>,
    Field extends keyof Standard ? Standard[Field] : unknown
  >
}

/** A row of a list. Rows that lack a required field are left out. */
type Row<Stored> = {
  [Field in Exclude<keyof Stored, Bookkeeping>]: null extends Stored[Field]
    ? Value<NonNullable<Stored[Field]>, unknown>
    : NonNullable<Value<Stored[Field], unknown>>
}

type Value<Stored, Standard> = [Stored] extends [string]
  ? Stored | (Standard extends string ? never : null)
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
            : Resolved<Stored, Standard>

/** Resolves an entry by its `fields`. `standard` has the shape of the entry: texts, lists of rows, and groups of these. */
export function resolveContent<Entry extends object, Standard extends object>(
  fields: FlattenedField[],
  entry: Entry,
  standard: Standard,
): Resolved<Entry, Standard> {
  // Payload generates the types of entries from the same fields.
  return resolveFields(fields, entry as Content, standard as Content) as Resolved<Entry, Standard>
}

function resolveFields(fields: FlattenedField[], stored: Content, standard: Content): Content {
  return Object.fromEntries(
    fields
      .filter(isWritten)
      .map((field) => [field.name, resolveField(field, stored[field.name], standard[field.name])]),
  )
}

// The field says which type Payload has stored, but TypeScript cannot follow that: hence the casts.
function resolveField(field: FlattenedField, stored: unknown, standard: unknown): unknown {
  switch (field.type) {
    case 'group':
      return resolveFields(
        field.flattenedFields,
        (stored ?? {}) as Content,
        (standard ?? {}) as Content,
      )
    case 'array': {
      const rows = [stored, standard].find((list) => Array.isArray(list) && list.length > 0)
      return ((rows ?? []) as Content[])
        .map((row) => resolveFields(field.flattenedFields, row, {}))
        .filter((row) => isComplete(field.flattenedFields, row))
    }
    case 'upload':
      return pictureOf(stored as Media | string | null | undefined)
    case 'richText':
      return stored
        ? convertLexicalToHTML({ data: stored as LexicalState, disableContainer: true })
        : null
    case 'checkbox':
      return stored === true
    case 'number':
      return stored ?? null
    case 'text':
    case 'textarea':
    case 'email':
    case 'select':
      return stored || (standard ?? null)
    default:
      throw new Error(`The site has no field like ${field.name} (${field.type}) yet.`)
  }
}

type LexicalState = Parameters<typeof convertLexicalToHTML>[0]['data']

function isComplete(fields: FlattenedField[], row: Content): boolean {
  return fields.every((field) => !isRequired(field) || row[field.name] !== null)
}

function isRequired(field: FlattenedField): boolean {
  return 'required' in field && field.required === true && !field.admin?.condition
}
