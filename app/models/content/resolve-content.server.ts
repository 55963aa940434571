import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import type { FlattenedField } from 'payload'
import type { Picture } from '#business/content/picture.ts'
import type { Media } from '#payload-types.ts'
import { type Content, isEditable } from '#platform/payload/fields/editable-content.ts'
import { toPicture } from './pictures.server.ts'

type Bookkeeping =
  'id' | 'createdAt' | 'updatedAt' | 'deletedAt' | '_status' | 'changedBy' | 'generateSlug'

/**
 * A CMS entry for the site. Empty texts become their default or null, even required ones, which
 * drafts may lack. Uploads become `Picture`, rich text HTML.
 */
export type Resolved<Entry, Defaults = unknown> = {
  [Field in Exclude<keyof Entry, Bookkeeping>]: Value<
    NonNullable<Entry[Field]>,
    Field extends keyof Defaults ? Defaults[Field] : unknown
  >
}

/** Required fields are never null: incomplete rows are omitted. */
type Row<Stored> = {
  [Field in Exclude<keyof Stored, Bookkeeping>]: null extends Stored[Field]
    ? Value<NonNullable<Stored[Field]>, unknown>
    : NonNullable<Value<Stored[Field], unknown>>
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

/** Fills missing values from `defaults`, which has the entry's shape. */
export function resolveContent<Entry extends object, Defaults extends object>(
  fields: FlattenedField[],
  entry: Entry,
  defaults: Defaults,
): Resolved<Entry, Defaults> {
  // Payload generates entry types from these fields.
  return resolveFields(fields, entry as Content, defaults as Content) as Resolved<Entry, Defaults>
}

function resolveFields(fields: FlattenedField[], stored: Content, defaults: Content): Content {
  return Object.fromEntries(
    fields
      .filter(isEditable)
      .map((field) => [field.name, resolveField(field, stored[field.name], defaults[field.name])]),
  )
}

// TypeScript cannot connect `field.type` and `stored`.
function resolveField(field: FlattenedField, stored: unknown, defaults: unknown): unknown {
  switch (field.type) {
    case 'group':
      return resolveFields(
        field.flattenedFields,
        (stored ?? {}) as Content,
        (defaults ?? {}) as Content,
      )
    case 'array': {
      const rows = [stored, defaults].find((list) => Array.isArray(list) && list.length > 0)
      return ((rows ?? []) as Content[])
        .map((row) => resolveFields(field.flattenedFields, row, {}))
        .filter((row) => isComplete(field.flattenedFields, row))
    }
    case 'upload':
      return toPicture(stored as Media | string | null | undefined)
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
      return stored || (defaults ?? null)
    default:
      throw new Error(
        `The field ${field.name} has an unknown type: ${field.type}. Add it to resolve-content.server.ts.`,
      )
  }
}

type LexicalState = Parameters<typeof convertLexicalToHTML>[0]['data']

function isComplete(fields: FlattenedField[], row: Content): boolean {
  return fields.every((field) => !isRequired(field) || row[field.name] !== null)
}

function isRequired(field: FlattenedField): boolean {
  return 'required' in field && field.required === true && !field.admin?.condition
}
