import type { FlattenedField } from 'payload'
import { type Language, languageCodes, languages } from '#business/languages/languages.ts'
import { changedFields } from '#platform/payload/fields/changed-fields.ts'
import type { Content } from '#platform/payload/fields/editable-content.ts'

export type ContentByLanguage = Partial<Record<Language, Content>>

/** Returns labels, for example `Hero: Heading` and `Services (हिंदी)`. */
export function describeChanges(
  fields: FlattenedField[],
  before: ContentByLanguage,
  after: ContentByLanguage,
): string[] {
  const changes = new Map<string, Language[]>()
  for (const language of languageCodes) {
    for (const path of changedFields(fields, before[language] ?? {}, after[language] ?? {})) {
      const label = path.map(fieldLabel).join(': ')
      changes.set(label, [...(changes.get(label) ?? []), language])
    }
  }
  return [...changes].map(([label, changed]) => label + describeLanguages(changed))
}

/** Empty for shared fields and English only. */
function describeLanguages(changed: Language[]): string {
  const isPlain = changed.length === languageCodes.length || changed.join() === languageCodes[0]
  return isPlain ? '' : ` (${changed.map((language) => languages[language].name).join(', ')})`
}

function fieldLabel(field: FlattenedField): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : field.name
}
