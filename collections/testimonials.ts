import type { CollectionConfig } from 'payload'
import { pageAnchors } from '#business/content/site-pages.ts'
import { hiddenNoteField } from '#platform/payload/fields/hidden-note-field.ts'
import { orderField } from '#platform/payload/fields/order-field.ts'
import { previewConfig } from '#platform/publishing/preview-config.ts'
import { trashableCollection } from '#platform/publishing/publishable-content.ts'

/** Published with the customers' permission. */
export const Testimonials: CollectionConfig<'testimonials'> = {
  ...trashableCollection,
  slug: 'testimonials',
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'location', 'order', '_status'],
    ...previewConfig('home', () => pageAnchors.testimonials),
    description: 'The first three are shown on the Home and Contact pages.',
  },
  defaultSort: 'order',
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'location', type: 'text', required: true, maxLength: 80 },
    { name: 'text', type: 'textarea', required: true, maxLength: 600 },
    { name: 'avatar', type: 'upload', relationTo: 'media' },
    orderField,
    hiddenNoteField,
  ],
}
