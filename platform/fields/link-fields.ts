import type { ArrayField } from 'payload'
import { linkSchema } from '#business/content/link-schemas.ts'
import { pageNames } from '#business/content/site-pages.ts'
import * as english from '#business/words/en.ts'
import { labelRowsBy } from './page-fields.ts'
import { validateWith } from './validate-with.ts'

const externalUrl = 'other'

export function linksField(
  name: string,
  {
    label,
    defaultLinks,
  }: { label: string; defaultLinks: readonly { label: string; page: string }[] },
): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: 'Link', plural: 'Links' },
    maxRows: 12,
    defaultValue: defaultLinks.map((link) => ({ ...link })),
    admin: { ...labelRowsBy('label'), description: 'Drag links to reorder them.' },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'label',
            type: 'text',
            label: 'Text',
            localized: true,
            required: true,
            maxLength: 40,
          },
          {
            name: 'page',
            type: 'select',
            label: 'Links to',
            required: true,
            options: [
              ...pageNames.map((value) => ({ value, label: english.pageNames[value] })),
              { value: externalUrl, label: 'Another address' },
            ],
          },
        ],
      },
      {
        name: 'url',
        type: 'text',
        label: 'Address',
        required: true,
        validate: validateWith(linkSchema),
        admin: {
          condition: (_, link) => link?.page === externalUrl,
          placeholder: 'https://',
        },
      },
    ],
  }
}
