import { isDeepStrictEqual } from 'node:util'
import type { FieldHook, FlattenedField, JSONField } from 'payload'
import type { TextTimes } from '#business/languages/text-times.ts'
import { editors, nobody, signedIn } from '#platform/api/access.ts'
import { type Content, isEditable } from './editable-content.ts'

/** Returns localized texts by key: `intro.heading`, or with the ID of a row `items.<id>.text`. */
function listTexts(fields: FlattenedField[], entry: Content, parent = ''): [string, unknown][] {
  return fields.filter(isEditable).flatMap((field) => {
    const value = entry[field.name]
    const key = parent + field.name
    if ('localized' in field && field.localized) return value ? [[key, value]] : []
    switch (field.type) {
      case 'group':
      case 'tab':
        return listTexts(field.flattenedFields, (value ?? {}) as Content, `${key}.`)
      case 'array':
        return ((value ?? []) as Content[]).flatMap((row) =>
          listTexts(field.flattenedFields, row, `${key}.${String(row.id)}.`),
        )
      default:
        return []
    }
  })
}

/** A form sends the keys of translations that are still right. */
const recordTextTimes: FieldHook = ({
  collection,
  global,
  data = {},
  originalDoc = {},
  previousValue,
  value,
}): TextTimes => {
  const { flattenedFields } = (collection ?? global)!
  const before = new Map(listTexts(flattenedFields, originalDoc as Content))
  const times = (previousValue ?? {}) as TextTimes
  const confirmed: unknown[] = Array.isArray(value) ? value : []
  const now = new Date().toISOString()
  const entries = listTexts(flattenedFields, data as Content).flatMap(([key, text]) => {
    const isChanged = confirmed.includes(key) || !isDeepStrictEqual(text, before.get(key))
    const time = isChanged ? now : times[key]
    return time ? [[key, time] as const] : []
  })
  return Object.fromEntries(entries)
}

/** By language, so that translations older than their English text can be found. */
export const textTimesField: JSONField = {
  name: 'textTimes',
  type: 'json',
  localized: true,
  access: { create: nobody, read: signedIn, update: editors },
  admin: {
    hidden: true,
    components: { Diff: '/cms/admin/front-desk/message-view#HiddenField' },
  },
  hooks: { beforeChange: [recordTextTimes] },
}
