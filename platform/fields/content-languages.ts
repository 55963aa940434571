import type { FlattenedField, LocalizationConfig, PayloadRequest, SanitizedConfig } from 'payload'
import { storedDefaults } from '#business/content/stored-defaults.ts'
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languages,
} from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'

export const contentLanguages: LocalizationConfig = {
  locales: languageCodes.map((code) => ({ code, label: languages[code].name })),
  defaultLocale: defaultLanguage,
  fallback: true,
}

/** Texts are required only in English. */
export function isTranslation({ locale }: Pick<PayloadRequest, 'locale'>): boolean {
  return locale !== undefined && locale !== null && locale !== 'all' && locale !== defaultLanguage
}

const component = '/cms/admin/fields/default-text-field#DefaultTextField'

/** Shows the default text of the language that is edited. Needs the final configuration. */
export function translatePlaceholders(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, flattenedFields } of config.globals) {
    setComponents(flattenedFields, (language) =>
      storedDefaults(slug, wordsFor(language).defaultTexts),
    )
  }
  return config
}

function setComponents(fields: FlattenedField[], defaults: (language: Language) => unknown): void {
  for (const field of fields) {
    const ownDefaults = (language: Language) =>
      (defaults(language) as Record<string, unknown> | undefined)?.[field.name]
    if (field.type === 'group' || field.type === 'tab') {
      setComponents(field.flattenedFields, ownDefaults)
    } else if ((field.type === 'text' || field.type === 'textarea') && field.localized) {
      if (!ownDefaults(defaultLanguage)) continue
      const placeholders = Object.fromEntries(
        languageCodes.map((language) => [language, ownDefaults(language)]),
      )
      field.admin ??= {}
      const Field = { path: component, clientProps: { placeholders } }
      field.admin.components = { ...field.admin.components, Field }
    }
  }
}
