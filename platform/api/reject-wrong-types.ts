import type { FlattenedField, SanitizedConfig } from 'payload'
import { checkRichText } from '#business/content/rich-text.ts'
import * as staffWords from '#business/words/staff.ts'
import { isObject, refusal } from './error-response.ts'

/**
 * Rejects wrong types with 400 before other hooks run: Payload's rules and field hooks
 * rely on them.
 */
export function rejectWrongTypes(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    const { hooks, flattenedFields } = entity
    const refuse = ({ args, operation }: { args?: { data?: unknown }; operation: string }) => {
      // A read may carry unsaved data, or none.
      const isStored = operation === 'create' || operation === 'update'
      if (isStored || args?.data !== undefined) assertTypes(flattenedFields, args?.data)
    }
    // Copied, because several entities share one hooks object.
    entity.hooks = {
      ...hooks,
      beforeOperation: [refuse, ...(hooks.beforeOperation ?? [])],
    } as never
  }
  return config
}

/** Throws a 400. */
export function assertTypes(fields: FlattenedField[], data: unknown): void {
  if (!isObject(data)) throw wrongTypeError()
  for (const field of fields) {
    const value = data[field.name]
    const isGroup = field.type === 'group' || field.type === 'tab'
    // Payload reads groups and lists without checking them.
    const mayBeNull = !isGroup && field.type !== 'array'
    if (value === undefined || (value === null && mayBeNull)) continue
    if (!hasFieldType(field, value)) throw wrongTypeError()
    // Drafts too, which Payload does not validate.
    const problem = field.type === 'richText' && checkRichText(value)
    if (problem) throw refusal(problem)
    if (isGroup) assertTypes(field.flattenedFields, value)
    if (field.type === 'array' && Array.isArray(value)) {
      for (const row of value) assertTypes(field.flattenedFields, row)
    }
  }
}

/** Payload validates the other types. */
function hasFieldType(field: FlattenedField, value: unknown): boolean {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isObject(value)
    case 'array':
      // The admin sends 0 for an empty list.
      return value === 0 || value === '0' || (Array.isArray(value) && value.every(isObject))
    case 'number':
      return field.hasMany ? true : typeof value === 'number' || typeof value === 'string'
    case 'date':
      return value instanceof Date || (isText(value) && (!value || !isNaN(Date.parse(value))))
    case 'text':
    case 'select':
      return field.hasMany ? true : isText(value)
    case 'textarea':
    case 'email':
    case 'code':
    case 'radio':
      return isText(value)
    default:
      return true
  }
}

function wrongTypeError() {
  return refusal(staffWords.requestErrors.wrongType)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
