import type { FlattenedField, Payload, TypedUser } from 'payload'
import { storedDefaults } from '#business/content/stored-defaults.ts'
import { defaultLanguage, type Language, languageCodes } from '#business/languages/languages.ts'
import { englishText, textIn } from '#business/languages/localized-text.ts'
import { isOlderTranslation, type TextTimes } from '#business/languages/text-times.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { isEditable } from '#platform/fields/editable-content.ts'
import { plainLabel } from '#platform/fields/entry-names.ts'
import { type Entry, readContent } from './read-content.ts'

export interface Untranslated {
  language: Language
  entries: { name: string; fields: { label: string; path: string; isOlder: boolean }[] }[]
}

/**
 * Finds the texts that visitors of other languages read in English, and translations older than
 * their English text. Includes drafts.
 */
export async function findUntranslated(payload: Payload, user: TypedUser): Promise<Untranslated[]> {
  const contents = await readContent(payload, user, 'all')
  const { defaultTexts } = wordsFor(defaultLanguage)
  return languageCodes
    .filter((language) => language !== defaultLanguage)
    .map((language) => ({
      language,
      entries: contents.flatMap(({ name, path, slug, fields, entry }) => {
        const found = listUntranslated(fields, entry, {
          language,
          defaults: storedDefaults(slug, defaultTexts) as Entry,
          times: entry.textTimes ?? {},
          labels: [],
          id: 'field',
          key: '',
        })
        if (found.length === 0) return []
        const linked = found.map(({ id, ...rest }) => ({
          ...rest,
          path: `${path}?locale=${language}#${id}`,
        }))
        return [{ name, fields: linked }]
      }),
    }))
}

interface Place {
  language: Language
  defaults: Entry
  times: Partial<Record<Language, TextTimes | null>>
  labels: string[]
  /** Begins the ids of the form's inputs. */
  id: string
  /** Begins the keys of `times`. */
  key: string
}

function listUntranslated(
  fields: FlattenedField[],
  entry: Entry,
  place: Place,
): { label: string; id: string; isOlder: boolean }[] {
  return fields.filter(isEditable).flatMap((field) => {
    const stored = entry[field.name]
    const own = place.defaults[field.name]
    const labels = [...place.labels, plainLabel('label' in field && field.label, field.name)]
    const separator = place.labels.length === 0 ? '-' : '__'
    const key = place.key + field.name
    const inside = { ...place, labels, id: `${place.id}${separator}${field.name}`, key: `${key}.` }
    if ('localized' in field && field.localized) {
      const { text, isEnglish } = textIn(place.language, stored, own)
      const { [place.language]: times, [defaultLanguage]: englishTimes } = place.times
      const isOlder = !isEnglish && text !== null && isOlderTranslation(key, times, englishTimes)
      const found = { label: labels.slice(-2).join(', '), id: inside.id, isOlder }
      return isEnglish || isOlder ? [found] : []
    }
    switch (field.type) {
      case 'group':
      case 'tab':
        return listUntranslated(field.flattenedFields, (stored ?? {}) as Entry, {
          ...inside,
          defaults: (own ?? {}) as Entry,
        })
      case 'array':
        return ((stored ?? []) as Entry[]).flatMap((row, index) =>
          listUntranslated(field.flattenedFields, row, {
            ...inside,
            defaults: findDefaultRow(field.flattenedFields, row, own),
            id: `${inside.id}__${index}`,
            key: `${inside.key}${String(row.id)}.`,
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
