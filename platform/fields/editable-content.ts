import type { FlattenedField } from 'payload'

export type Content = Record<string, unknown>

/**
 * Removes system values such as row ids, for comparing two entries. Missing values become the
 * defaults of the form, or null.
 */
export function getEditableContent(fields: FlattenedField[], entry: Content): Content {
  return Object.fromEntries(
    fields.filter(isEditable).map((field) => [field.name, valueOf(field, entry[field.name])]),
  )
}

/** Hidden fields are filled by Payload or by a hook. */
export function isEditable(field: FlattenedField): boolean {
  const { admin } = field as { admin?: { hidden?: boolean } }
  return !admin?.hidden && field.name !== '_status'
}

function valueOf(field: FlattenedField, stored: unknown): unknown {
  const value = stored === undefined ? defaultValueOf(field) : stored
  switch (field.type) {
    case 'group':
    case 'tab':
      return getEditableContent(field.flattenedFields, (value ?? {}) as Content)
    case 'array':
      return ((value ?? []) as Content[]).map((row) =>
        getEditableContent(field.flattenedFields, row),
      )
    case 'upload':
    case 'relationship':
      if (typeof field.relationTo === 'string' && !field.hasMany) {
        return value ?? null
      }
      throw unsupportedField(field)
    case 'blocks':
    case 'join':
      throw unsupportedField(field)
    default:
      return value ?? null
  }
}

function defaultValueOf(field: FlattenedField): unknown {
  const start = 'defaultValue' in field ? (field.defaultValue as unknown) : null
  return typeof start === 'function' ? null : start
}

function unsupportedField({ name, type }: FlattenedField) {
  return new Error(`The field ${name} has an unknown type: ${type}. Add it to editable-content.ts.`)
}
