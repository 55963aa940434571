import {
  defaultLanguage,
  languageCodes,
  languages,
  localPath,
} from '#business/languages/languages.ts'

/** The page's URL in each language, for search engines. */
export function pageLanguages(path: string, siteUrl: string) {
  return [
    ...languageCodes.map((code) => ({
      hrefLang: code,
      href: siteUrl + localPath(code, path),
      ogLocale: ogLocale(languages[code].locale),
    })),
    { hrefLang: 'x-default', href: siteUrl + localPath(defaultLanguage, path), ogLocale: null },
  ]
}

export function ogLocale(locale: string): string {
  return locale.replace('-', '_')
}
