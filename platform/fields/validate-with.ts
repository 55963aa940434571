import type { Validate } from 'payload'
import { type $ZodType, safeParse } from 'zod/v4/core'

/** Accepts an empty optional field. */
export function validateWith(schema: $ZodType): Validate {
  return (value, { required }) => {
    if (!required && (value === undefined || value === null || value === '')) return true
    const checked = safeParse(schema, value ?? undefined)
    return checked.success || (checked.error.issues[0]?.message ?? 'This value is not valid.')
  }
}

/** Accepts an unchanged value, which may be older than the rule. */
export function skipIfUnchanged(validate: Validate): Validate {
  return (value, options) =>
    (value !== undefined && value === options.previousValue) || validate(value, options)
}
