import type { ArrayField } from 'payload'
import type { PlaceholderSet } from '#business/words/placeholders.ts'
import { labelRowsBy } from '#platform/fields/page-fields.ts'

/** The site shows the default sections if the list is empty. */
export function textSections(
  defaults: readonly { heading: string; text: string }[],
  limits: { rows: number; heading: number; text: number },
  placeholders: PlaceholderSet,
  hint = '',
): ArrayField {
  const texts = { localized: true, required: true }
  return {
    name: 'sections',
    type: 'array',
    labels: { singular: 'Section', plural: 'Sections' },
    maxRows: limits.rows,
    defaultValue: defaults.map((section) => ({ ...section })),
    admin: {
      ...labelRowsBy('heading'),
      description: `If there are none, the default sections are shown.${hint}`,
    },
    fields: [
      { name: 'heading', type: 'text', ...texts, maxLength: limits.heading },
      {
        name: 'text',
        type: 'textarea',
        ...texts,
        maxLength: limits.text,
        custom: { placeholders },
      },
    ],
  }
}
