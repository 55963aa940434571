import type { Field, RowField, TextField } from 'payload'
import { shortTextField } from '#platform/fields/text-fields.ts'

export function row(...fields: Field[]): RowField {
  return { type: 'row', fields }
}

/** In the order of the table. */
export function optionsOf<Value extends string>(labels: Record<Value, { label: string }>) {
  const values = Object.keys(labels) as Value[]
  return values.map((value) => ({ value, label: labels[value].label }))
}

/** Each has the default text of its name. */
export function shortTexts<Name extends string>(
  defaults: Record<NoInfer<Name>, string>,
  labels: Record<Name, string>,
): TextField[] {
  const names = Object.keys(labels) as Name[]
  return names.map((name) =>
    shortTextField(name, { label: labels[name], defaultText: defaults[name] }),
  )
}
