import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'
import { type Content, contentOf } from './content-of.ts'

/** The fields in which two versions of an entry differ, in their order; each as the path that leads to it, groups first. */
export function changedFields(
  fields: FlattenedField[],
  before: Content,
  after: Content,
): FlattenedField[][] {
  const [then, now] = [contentOf(fields, before), contentOf(fields, after)]
  return fields.flatMap((field): FlattenedField[][] => {
    const { name } = field
    if (isDeepStrictEqual(then[name], now[name])) return []
    if (field.type !== 'group' && field.type !== 'tab') return [[field]]
    const inside = [before[name], after[name]].map((value) => (value ?? {}) as Content)
    return changedFields(field.flattenedFields, inside[0]!, inside[1]!).map((path) => [
      field,
      ...path,
    ])
  })
}
