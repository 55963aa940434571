import { type Language, languages } from '#business/languages/languages.ts'

/** IDs of English routes have no prefix. */
export function withLanguage(language: Language, id: string): string {
  return languages[language].pathPrefix ? `${language}/${id}` : id
}

/** The ID of the layout around a language's pages. */
export function siteRouteId(language: Language): string {
  return withLanguage(language, 'site')
}
