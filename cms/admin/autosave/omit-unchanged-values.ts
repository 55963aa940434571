import { isDeepStrictEqual } from 'node:util'
import type { FormState } from 'payload'

/** The form keeps its own value of a field if the server returns none. */
export function omitUnchangedValues(sent: FormState, stored: FormState): FormState {
  const fields = Object.entries(stored).map(([path, field]) => {
    if (!isSameValue(sent[path]?.value, field.value)) return [path, field] as const
    const rest = { ...field }
    delete rest.value
    delete rest.initialValue
    return [path, rest] as const
  })
  return Object.fromEntries(fields)
}

/** Payload stores an empty field as null. */
function isSameValue(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a ?? '', b ?? '')
}
