import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

/** An entry as editors find it, such as "Services, Dry Cleaning". */
export function entryName(
  { slug, labels, admin: { useAsTitle = 'id' } }: SanitizedCollectionConfig,
  entry: Record<string, unknown>,
): string {
  const title = entry[useAsTitle]
  const words = typeof title === 'string' && title !== '' ? title : 'without a name'
  return `${plainLabel(labels.plural, slug)}, ${words}`
}

/** What there is only one of, as editors call it, such as "Home page" or "Business and opening hours". */
export function globalName({ slug, label }: SanitizedGlobalConfig): string {
  return plainLabel(label, slug)
}

/** A label may also be one a language, or be made anew for each; this product has one language. */
export function plainLabel(label: unknown, otherwise: string): string {
  return typeof label === 'string' ? label : otherwise
}
