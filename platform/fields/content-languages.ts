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

/**
 * Shows translators the English text, and the default text of the language that is edited. Needs
 * the final configuration.
 */
export function supportTranslators(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, flattenedFields } of [...config.collections, ...config.globals]) {
    setComponents(flattenedFields, (language) =>
      storedDefaults(slug, wordsFor(language).defaultTexts),
    )
  }
  return config
}

const Label = '/cms/admin/fields/translated-label#TranslatedLabel'

function setComponents(fields: FlattenedField[], defaults: (language: Language) => unknown): void {
  for (const field of fields) {
    const ownDefaults = (language: Language) =>
      (defaults(language) as Record<string, unknown> | undefined)?.[field.name]
    switch (field.type) {
      case 'group':
      case 'tab':
        setComponents(field.flattenedFields, ownDefaults)
        break
      case 'array':
        setComponents(field.flattenedFields, () => undefined)
        break
      case 'text':
      case 'textarea':
      case 'richText': {
        if (!field.localized) break
        const placeholders = Object.fromEntries(
          languageCodes.map((language) => [language, ownDefaults(language)]),
        )
        const Field = {
          path: '/cms/admin/fields/default-text-field#DefaultTextField',
          clientProps: { placeholders },
        }
        const hasDefault = field.type !== 'richText' && Boolean(ownDefaults(defaultLanguage))
        field.admin ??= {}
        field.admin.components = {
          ...field.admin.components,
          Label,
          ...(hasDefault && { Field }),
        }
      }
    }
  }
}
