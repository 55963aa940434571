import type { LocalizationConfig, PayloadRequest } from 'payload'
import { defaultLanguage, languageCodes, languages } from '#business/languages/languages.ts'

/** The languages of texts that visitors read. */
export const contentLanguages: LocalizationConfig = {
  locales: languageCodes.map((code) => ({ code, label: languages[code].name })),
  defaultLocale: defaultLanguage,
  fallback: true,
}

/** Texts are required only in English. */
export function isTranslation({ locale }: Pick<PayloadRequest, 'locale'>): boolean {
  return locale !== undefined && locale !== null && locale !== 'all' && locale !== defaultLanguage
}
