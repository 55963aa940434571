import type { CollectionConfig } from 'payload'
import { pageAnchors } from '#business/content/site-pages.ts'
import { orderField } from '#platform/payload/fields/order-field.ts'
import { editedContent } from '#platform/publishing/edited-content.ts'
import { previewOn } from '#platform/publishing/preview-on.ts'

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
