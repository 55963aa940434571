import { defaultLanguage, isLanguage, type Language } from './languages.ts'

interface LocalizedText {
  text: unknown
  /** Untranslated: visitors read the English text. */
  isEnglish: boolean
}

/**
 * Returns the text of the language, or else the English one. Null if English has only
 * `englishDefault`, because each language has its own default text.
 */
export function textIn(
  language: Language,
  stored: unknown,
  englishDefault?: unknown,
): LocalizedText {
  const texts = toTexts(stored)
  const own = texts[language]
  if (own || language === defaultLanguage) return { text: own || null, isEnglish: false }
  const english = englishText(stored)
  const isEdited = Boolean(english) && english !== englishDefault
  return { text: isEdited ? english : null, isEnglish: isEdited }
}

export function englishText(stored: unknown): unknown {
  return toTexts(stored)[defaultLanguage]
}

/** True for a text that was read in all languages. */
export function isByLanguage(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false
  const names = Object.keys(stored)
  return names.length > 0 && names.every(isLanguage)
}

/** Payload fills defaults of forms in as plain English values. */
function toTexts(stored: unknown): Partial<Record<Language, unknown>> {
  const isObject = typeof stored === 'object' && stored !== null
  return isObject && !('root' in stored) ? stored : { [defaultLanguage]: stored }
}

/**
 * Returns a document that was read in all languages in one of them, with the English text where
 * there is none. Without texts that have a default in `englishDefaults`, for the default of the
 * language.
 */
export function pickLanguage<Doc>(language: Language, doc: Doc, englishDefaults?: unknown): Doc {
  return pick(language, doc, englishDefaults) as Doc
}

function pick(language: Language, stored: unknown, englishDefault: unknown): unknown {
  if (Array.isArray(stored)) return stored.map((item) => pick(language, item, undefined))
  if (typeof stored !== 'object' || stored === null) return stored
  if (isByLanguage(stored)) {
    const { [language]: own, [defaultLanguage]: english } = toTexts(stored)
    const isDefault = language !== defaultLanguage && english === englishDefault
    return own || (isDefault ? undefined : english)
  }
  const defaults = (englishDefault ?? {}) as Record<string, unknown>
  const entries = Object.entries(stored).map(([name, value]) => [
    name,
    pick(language, value, defaults[name]),
  ])
  return Object.fromEntries(entries)
}
