import type { TextareaField, TextField } from 'payload'

interface Words {
  label: string
  standard: string
  description?: string
  maxLength?: number
}

/** Short text, such as a button. The site shows the default text if it is empty. */
export function shortTextField(
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

export function longTextField(
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
