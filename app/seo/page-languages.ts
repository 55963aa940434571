import { languageCodes, languages, localPath } from '#business/languages/languages.ts'

/** The page's URL in each language, for search engines; none with one language. */
export function pageLanguages(
  path: string,
  siteUrl: string,
  codes: typeof languageCodes = languageCodes,
) {
  if (codes.length < 2) return []
  const [first] = codes
  return [
    ...codes.map((code) => ({
      hrefLang: code,
      href: siteUrl + localPath(code, path),
      ogLocale: ogLocale(languages[code].locale),
    })),
    { hrefLang: 'x-default', href: siteUrl + localPath(first, path), ogLocale: null },
  ]
}

export function ogLocale(locale: string): string {
  return locale.replace('-', '_')
}
