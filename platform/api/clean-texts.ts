import type { FlattenedField, SanitizedConfig } from 'payload'
import { cleanLine, cleanText, stripInvisible } from '#business/words/clean-text.ts'

/**
 * Removes invisible characters from what is stored and searched for, before other hooks run. Needs
 * values of the right types, so `rejectWrongTypes` comes first.
 */
export function cleanTexts(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    const { hooks, flattenedFields } = entity
    // An autosave while somebody types must not take the last space away.
    const trim = entity.versions?.drafts ? (text: string) => text : (text: string) => text.trim()
    const clean = ({ args }: { args?: { data?: unknown; where?: unknown } }) => {
      if (isObject(args?.data)) args.data = cleanFields(flattenedFields, args.data, trim)
      if (args?.where) args.where = mapStrings(args.where, cleanLine)
    }
    // Copied, because several entities share one hooks object.
    entity.hooks = { ...hooks, beforeOperation: [clean, ...(hooks.beforeOperation ?? [])] } as never
  }
  return config
}

function cleanFields(
  fields: FlattenedField[],
  data: Record<string, unknown>,
  trim: (text: string) => string,
): Record<string, unknown> {
  const cleaned = { ...data }
  for (const field of fields.filter(({ name }) => name in data)) {
    cleaned[field.name] = cleanValue(field, data[field.name], trim)
  }
  return cleaned
}

function cleanValue(
  field: FlattenedField,
  value: unknown,
  trim: (text: string) => string,
): unknown {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isObject(value) ? cleanFields(field.flattenedFields, value, trim) : value
    case 'array':
      return Array.isArray(value)
        ? value.map((row: unknown) =>
            isObject(row) ? cleanFields(field.flattenedFields, row, trim) : row,
          )
        : value
    case 'email':
      return mapStrings(value, (text) => cleanLine(text).trim())
    case 'text':
      // Virtual fields hold passwords.
      return field.virtual ? value : mapStrings(value, (text) => trim(cleanLine(text)))
    case 'textarea':
      return mapStrings(value, (text) => trim(cleanText(text)))
    case 'richText':
      return mapStrings(value, stripInvisible)
    default:
      return value
  }
}

/** Keeps other values, such as dates. */
function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]),
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return (
    value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
  )
}
