import type { CollectionConfig } from 'payload'
import { webAddressSchema } from '#business/content/link-schemas.ts'
import { pageAnchors } from '#business/content/site-pages.ts'
import { isShownField } from '#platform/fields/ui-fields.ts'
import { validateWith } from '#platform/fields/validate-with.ts'
import { previewConfig } from '#platform/publishing/preview.ts'
import { trashableCollection } from '#platform/publishing/publishable-content.ts'

/** Published with the customers' permission. */
export const Testimonials: CollectionConfig<'testimonials'> = {
  ...trashableCollection,
  slug: 'testimonials',
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'location', 'isShown', '_status'],
    ...previewConfig('home', () => pageAnchors.testimonials),
    description: 'Home shows the first three, Contact the next three.',
  },
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 80 },
    { name: 'location', type: 'text', localized: true, required: true, maxLength: 80 },
    { name: 'text', type: 'textarea', localized: true, required: true, maxLength: 600 },
    {
      type: 'row',
      fields: [
        {
          name: 'source',
          type: 'text',
          localized: true,
          maxLength: 60,
          admin: {
            placeholder: 'Google review',
            description: 'Where the customer wrote this. Shown under the name.',
          },
        },
        {
          name: 'sourceUrl',
          type: 'text',
          label: 'Link to the source',
          validate: validateWith(webAddressSchema),
          admin: { placeholder: 'https://' },
        },
      ],
    },
    { name: 'avatar', type: 'upload', relationTo: 'media' },
    isShownField,
  ],
}
