import { APIError, type FlattenedField, type SanitizedConfig } from 'payload'
import * as messages from '#business/words/messages.ts'

/**
 * Refuses with 400 what is of the wrong kind, in any field, before anything else looks at it: what is no text where a text is
 * wanted, and no list or object where that is, for Payload's own rules and the hooks of fields take that for granted.
 */
export function refuseWrongTypes(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    const { hooks, flattenedFields } = entity
    const refuse = ({ args, operation }: { args?: { data?: unknown }; operation: string }) => {
      // Reading may bring something to show in the place of what is stored, or nothing.
      const isStored = operation === 'create' || operation === 'update'
      if (isStored || args?.data !== undefined) assertTypes(flattenedFields, args?.data)
    }
    // Hooks of their own: several are made of the same.
    entity.hooks = {
      ...hooks,
      beforeOperation: [refuse, ...(hooks.beforeOperation ?? [])],
    } as never
  }
  return config
}

function assertTypes(fields: FlattenedField[], data: unknown): void {
  if (!isObject(data)) throw wrongType()
  for (const field of fields) {
    const value = data[field.name]
    const isGroup = field.type === 'group' || field.type === 'tab'
    // Payload looks for the parts of a group, and the rows of a list, in whatever comes in their place.
    const mayBeNull = !isGroup && field.type !== 'array'
    if (value === undefined || (value === null && mayBeNull)) continue
    if (!isOfType(field, value)) throw wrongType()
    if (isGroup) assertTypes(field.flattenedFields, value)
    if (field.type === 'array' && Array.isArray(value)) {
      for (const row of value) assertTypes(field.flattenedFields, row)
    }
  }
}

/** Whether a value may stand in a field. Of the other types Payload's own rules say so. */
function isOfType(field: FlattenedField, value: unknown): boolean {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isObject(value)
    case 'array':
      // The admin sends 0 where there are no rows, which Payload takes for an empty list.
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

function wrongType() {
  return new APIError(messages.refusal.wrongType, 400, undefined, true)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
