import { defaultTexts } from './en-default-texts.ts'

/** The wordmark shows it next to the default name. Null for other names. */
export function devanagariName(name: string): string | null {
  return name === defaultTexts.businessName ? 'साफ' : null
}
