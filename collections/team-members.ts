import type { CollectionConfig } from 'payload'
import { pageAnchors } from '#business/content/site-pages.ts'
import { orderField } from '#cms/fields/order-field.ts'
import { previewOn } from '#cms/preview/preview-on.ts'
import { editedContent } from '#cms/publishing/edited-content.ts'

/** The people behind the counter, as the About page shows them. */
export const TeamMembers: CollectionConfig<'team-members'> = {
  ...editedContent,
  slug: 'team-members',
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'order', '_status'],
    ...previewOn('about', () => pageAnchors.team),
  },
  defaultSort: 'order',
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'role', type: 'text', required: true, maxLength: 80 },
    { name: 'text', type: 'textarea', maxLength: 400 },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    orderField,
  ],
}
