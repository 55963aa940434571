import type { TextareaField, TextField } from 'payload'

interface TextFieldOptions {
  label: string
  defaultText: string
  description?: string
  maxLength?: number
}

/**
 * Creates a field for short text, such as a button. The site shows the default text if it is empty.
 */
export function shortTextField(
  name: string,
  { label, defaultText, description, maxLength = 60 }: TextFieldOptions,
): TextField {
  return {
    name,
    type: 'text',
    label,
    maxLength,
    defaultValue: defaultText,
    admin: { placeholder: defaultText, description },
  }
}

export function longTextField(
  name: string,
  { label, defaultText, description, maxLength = 600 }: TextFieldOptions,
): TextareaField {
  return {
    name,
    type: 'textarea',
    label,
    maxLength,
    defaultValue: defaultText || undefined,
    admin: { placeholder: defaultText, description },
  }
}
