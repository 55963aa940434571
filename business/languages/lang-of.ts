import { defaultLanguage, type Language } from './languages.ts'

/**
 * The `lang` attribute of a text from the CMS: English where it is not translated, otherwise
 * undefined. `english` names the untranslated fields of an object.
 */
export function langOf<Texts extends object>(
  texts: Texts,
  field: keyof Texts & string,
): Language | undefined {
  const { english } = texts as { english?: readonly string[] }
  return english?.includes(field) ? defaultLanguage : undefined
}
