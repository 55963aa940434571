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
export function shortTextField(name: string, options: TextFieldOptions): TextField {
  return { name, type: 'text', maxLength: 60, ...textOptions(options) }
}

export function longTextField(name: string, options: TextFieldOptions): TextareaField {
  return { name, type: 'textarea', maxLength: 600, ...textOptions(options) }
}

function textOptions({
  label,
  defaultText,
  description,
  maxLength,
  placeholders,
}: TextFieldOptions) {
  return {
    label,
    localized: true,
    ...(maxLength && { maxLength }),
    admin: { placeholder: defaultText, description },
    custom: { placeholders },
  }
}
