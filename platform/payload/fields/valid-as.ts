import type { Validate } from 'payload'
import { type $ZodType, safeParse } from 'zod/v4/core'

/**
 * A Payload validation that applies a rule of business/ and says that rule's own sentence.
 * An absent value passes where the field is not required.
 */
export function validAs(rule: $ZodType): Validate {
  return (value, { required }) => {
    if (!required && (value === undefined || value === null || value === '')) return true
    const checked = safeParse(rule, value ?? undefined)
    return checked.success || (checked.error.issues[0]?.message ?? 'This cannot be used.')
  }
}

/** The same validation, but a stored value that does not change passes: it may be older than the rule. */
export function unlessUnchanged(validate: Validate): Validate {
  return (value, options) =>
    (value !== undefined && value === options.previousValue) || validate(value, options)
}
