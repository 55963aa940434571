import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

/** Returns a name such as "Services, Dry Cleaning". */
export function entryName(
  { slug, labels, admin: { useAsTitle = 'id' } }: SanitizedCollectionConfig,
  entry: Record<string, unknown>,
): string {
  const title = entry[useAsTitle]
  const name = typeof title === 'string' && title !== '' ? title : 'Untitled'
  return `${plainLabel(labels.plural, slug)}, ${name}`
}

/** Returns a name such as "Home page". */
export function globalName({ slug, label }: SanitizedGlobalConfig): string {
  return plainLabel(label, slug)
}

/** Payload also allows functions and labels per language; ours are text. */
export function plainLabel(label: unknown, otherwise: string): string {
  return typeof label === 'string' ? label : otherwise
}
