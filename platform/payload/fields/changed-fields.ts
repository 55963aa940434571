import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'
import { type Content, getEditableContent } from './editable-content.ts'

/** Returns paths in field order, groups first. */
export function changedFields(
  fields: FlattenedField[],
  before: Content,
  after: Content,
): FlattenedField[][] {
  const [old, current] = [getEditableContent(fields, before), getEditableContent(fields, after)]
  return fields.flatMap((field): FlattenedField[][] => {
    const { name } = field
    if (isDeepStrictEqual(old[name], current[name])) return []
    if (field.type !== 'group' && field.type !== 'tab') return [[field]]
    const inside = [before[name], after[name]].map((value) => (value ?? {}) as Content)
    return changedFields(field.flattenedFields, inside[0]!, inside[1]!).map((path) => [
      field,
      ...path,
    ])
  })
}
