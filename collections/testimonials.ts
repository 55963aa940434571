import { anyone, editors } from '#cms/access/by-role'
import { announcesChanges } from '#cms/change-feed/announce-change'
import { orderField } from '#cms/fields/order-field'
import type { CollectionConfig } from 'payload'

/** What customers said, with their leave. */
export const Testimonials: CollectionConfig<'testimonials'> = {
  slug: 'testimonials',
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'location', 'order'],
    description: 'The first three are shown on the Home and Contact pages.',
  },
  defaultSort: 'order',
  access: { create: editors, read: anyone, update: editors, delete: editors },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'location', type: 'text', required: true, maxLength: 80 },
    { name: 'text', type: 'textarea', required: true, maxLength: 600 },
    { name: 'avatar', type: 'upload', relationTo: 'media' },
    orderField,
  ],
  hooks: announcesChanges,
}
