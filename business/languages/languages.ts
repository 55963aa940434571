export type Language = 'en' | 'hi' | 'mr'

interface LanguageProperties {
  name: string
  /** BCP 47. */
  locale: string
  /** Begins site paths: `/hi`, or empty. */
  pathPrefix: string
}

/** The languages of the site, the default first. Staff, CMS and operators read English. */
export const languages: Record<Language, LanguageProperties> = {
  en: { name: 'English', locale: 'en-IN', pathPrefix: '' },
  hi: { name: 'हिंदी', locale: 'hi-IN', pathPrefix: '/hi' },
  mr: { name: 'मराठी', locale: 'mr-IN', pathPrefix: '/mr' },
}

export const defaultLanguage: Language = 'en'

export const languageCodes = Object.keys(languages) as [Language, ...Language[]]

export function byLanguage<Value>(build: (language: Language) => Value): Record<Language, Value> {
  const entries = languageCodes.map((language) => [language, build(language)])
  return Object.fromEntries(entries) as Record<Language, Value>
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

/** Returns the language of a site path: English unless it begins with a prefix. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split(/[/.]/, 2)[1]
  return isLanguage(first) && first !== defaultLanguage ? first : defaultLanguage
}

/** Adds the prefix of the language to a path of the English site. */
export function localPath(language: Language, path: string): string {
  const { pathPrefix } = languages[language]
  return pathPrefix && path === '/' ? pathPrefix : pathPrefix + path
}

/** Removes the prefix of the language: the reverse of `localPath`. */
export function englishPath(pathname: string): string {
  return pathname.slice(languages[languageOfPath(pathname)].pathPrefix.length) || '/'
}

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
