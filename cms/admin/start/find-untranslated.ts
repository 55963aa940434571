import type { FlattenedField, Payload, TypedUser } from 'payload'
import { storedDefaults } from '#business/content/stored-defaults.ts'
import { defaultLanguage, type Language, languageCodes } from '#business/languages/languages.ts'
import { englishText, textIn } from '#business/languages/localized-text.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { isEditable } from '#platform/fields/editable-content.ts'
import { plainLabel } from '#platform/fields/entry-names.ts'
import { type Entry, readContent } from './read-content.ts'

export interface Untranslated {
  language: Language
  entries: { name: string; fields: { label: string; path: string }[] }[]
}

/** Finds the English texts that visitors read in other languages, also in drafts. */
export async function findUntranslated(payload: Payload, user: TypedUser): Promise<Untranslated[]> {
  const contents = await readContent(payload, user, 'all')
  const { defaultTexts } = wordsFor(defaultLanguage)
  return languageCodes
    .filter((language) => language !== defaultLanguage)
    .map((language) => ({
      language,
      entries: contents.flatMap(({ name, path, slug, fields, entry }) => {
        const found = listEnglish(fields, entry, {
          language,
          defaults: storedDefaults(slug, defaultTexts) as Entry,
          labels: [],
          id: 'field',
        })
        if (found.length === 0) return []
        const linked = found.map(({ label, id }) => ({
          label,
          path: `${path}?locale=${language}#${id}`,
        }))
        return [{ name, fields: linked }]
      }),
    }))
}

interface Place {
  language: Language
  defaults: Entry
  labels: string[]
  /** Begins the ids of the form's inputs. */
  id: string
}

function listEnglish(
  fields: FlattenedField[],
  entry: Entry,
  place: Place,
): { label: string; id: string }[] {
  return fields.filter(isEditable).flatMap((field) => {
    const stored = entry[field.name]
    const own = place.defaults[field.name]
    const labels = [...place.labels, plainLabel('label' in field && field.label, field.name)]
    const separator = place.labels.length === 0 ? '-' : '__'
    const inside = { ...place, labels, id: `${place.id}${separator}${field.name}` }
    if ('localized' in field && field.localized) {
      const { isEnglish } = textIn(place.language, stored, own)
      return isEnglish ? [{ label: labels.slice(-2).join(', '), id: inside.id }] : []
    }
    switch (field.type) {
      case 'group':
      case 'tab':
        return listEnglish(field.flattenedFields, (stored ?? {}) as Entry, {
          ...inside,
          defaults: (own ?? {}) as Entry,
        })
      case 'array':
        return ((stored ?? []) as Entry[]).flatMap((row, index) =>
          listEnglish(field.flattenedFields, row, {
            ...inside,
            defaults: findDefaultRow(field.flattenedFields, row, own),
            id: `${inside.id}__${index}`,
          }),
        )
      default:
        return []
    }
  })
}

/** Empty if editors have changed the row. */
function findDefaultRow(fields: FlattenedField[], row: Entry, defaults: unknown): Entry {
  const localized = fields.filter((field) => 'localized' in field && field.localized)
  const isDefault = (texts: Entry) =>
    localized.every(({ name }) => englishText(row[name]) === texts[name])
  return (Array.isArray(defaults) ? (defaults as Entry[]) : []).find(isDefault) ?? {}
}
