import { defaultLanguage, type Language } from '#business/languages/languages.ts'

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

/** Payload fills defaults of forms in as plain English values. */
function toTexts(stored: unknown): Partial<Record<Language, unknown>> {
  const isByLanguage = typeof stored === 'object' && stored !== null && !('root' in stored)
  return isByLanguage ? stored : { [defaultLanguage]: stored }
}
