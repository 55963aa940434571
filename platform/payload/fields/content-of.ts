import type { FlattenedField } from 'payload'

export type Content = Record<string, unknown>

/**
 * Everything an editor can write in an entry with these fields, in their order, and nothing that the system keeps for
 * itself, such as the ids of rows. Two entries say the same exactly where this is the same. What is absent is what the
 * form would start with, and null where it would be empty.
 */
export function contentOf(fields: FlattenedField[], entry: Content): Content {
  return Object.fromEntries(
    fields.filter(isWritten).map((field) => [field.name, valueOf(field, entry[field.name])]),
  )
}

/** Whether editors write a field: Payload hides those that it or a hook fills in. */
export function isWritten(field: FlattenedField): boolean {
  const { admin } = field as { admin?: { hidden?: boolean } }
  return !admin?.hidden && field.name !== '_status'
}

function valueOf(field: FlattenedField, written: unknown): unknown {
  const value = written === undefined ? startOf(field) : written
  switch (field.type) {
    case 'group':
    case 'tab':
      return contentOf(field.flattenedFields, (value ?? {}) as Content)
    case 'array':
      return ((value ?? []) as Content[]).map((row) => contentOf(field.flattenedFields, row))
    case 'upload':
    case 'relationship':
      if (typeof field.relationTo === 'string' && !field.hasMany) {
        return value ?? null
      }
      throw untaught(field)
    case 'blocks':
    case 'join':
      throw untaught(field)
    default:
      return value ?? null
  }
}

function startOf(field: FlattenedField): unknown {
  const start = 'defaultValue' in field ? (field.defaultValue as unknown) : null
  return typeof start === 'function' ? null : start
}

function untaught({ name, type }: FlattenedField) {
  return new Error(`No entry has had a field like ${name} (${type}) yet; teach content-of.ts it.`)
}
