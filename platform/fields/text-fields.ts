import type { TextareaField, TextField } from 'payload'
import type { PlaceholderSet } from '#business/words/placeholders.ts'

interface TextFieldOptions {
  label: string
  defaultText: string
  description?: string
  maxLength?: number
  /** The words in braces that the text may contain. */
  placeholders?: PlaceholderSet
}

/**
 * Creates a field for short text, such as a button. The site shows the default text if it is empty.
 */
export function shortTextField(
  name: string,
  { label, defaultText, description, maxLength = 60, placeholders }: TextFieldOptions,
): TextField {
  return {
    name,
    type: 'text',
    label,
    localized: true,
    maxLength,
    admin: { placeholder: defaultText, description },
    custom: { placeholders },
  }
}

export function longTextField(
  name: string,
  { label, defaultText, description, maxLength = 600, placeholders }: TextFieldOptions,
): TextareaField {
  return {
    name,
    type: 'textarea',
    label,
    localized: true,
    maxLength,
    admin: { placeholder: defaultText, description },
    custom: { placeholders },
  }
}
