import type { TextareaField, TextField } from 'payload'

interface Words {
  label: string
  standard: string
  description?: string
  maxLength?: number
}

/** A few words that stand on a page, such as those of a button. Where they are left empty the standard ones stand. */
export function wordsField(
  name: string,
  { label, standard, description, maxLength = 60 }: Words,
): TextField {
  return {
    name,
    type: 'text',
    label,
    maxLength,
    defaultValue: standard,
    admin: { placeholder: standard, description },
  }
}

/** The same for words of several lines. */
export function linesField(
  name: string,
  { label, standard, description, maxLength = 600 }: Words,
): TextareaField {
  return {
    name,
    type: 'textarea',
    label,
    maxLength,
    defaultValue: standard || undefined,
    admin: { placeholder: standard, description },
  }
}
