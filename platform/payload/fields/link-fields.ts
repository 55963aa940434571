import type { ArrayField } from 'payload'
import { linkSchema } from '#business/content/link-schemas.ts'
import { pageNames, sitePages } from '#business/content/site-pages.ts'
import { labelRowsBy } from './page-fields.ts'
import { validateWith } from './validate-with.ts'

const externalUrl = 'other'

export function linksField(
  name: string,
  { label, standard }: { label: string; standard: readonly { label: string; page: string }[] },
): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: 'Link', plural: 'Links' },
    maxRows: 12,
    defaultValue: standard.map((link) => ({ ...link })),
    admin: { ...labelRowsBy('label'), description: 'Drag a link to another place to reorder.' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'label', type: 'text', label: 'Words', required: true, maxLength: 40 },
          {
            name: 'page',
            type: 'select',
            label: 'Leads to',
            required: true,
            options: [
              ...pageNames.map((value) => ({ value, label: sitePages[value].name })),
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
