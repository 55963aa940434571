import { anyone, editors } from '#cms/access/by-role'
import { announcesChanges } from '#cms/change-feed/announce-change'
import { orderField } from '#cms/fields/order-field'
import type { CollectionConfig } from 'payload'

/** The people behind the counter, as the About page shows them. */
export const TeamMembers: CollectionConfig<'team-members'> = {
  slug: 'team-members',
  admin: { group: 'Content', useAsTitle: 'name', defaultColumns: ['name', 'role', 'order'] },
  defaultSort: 'order',
  access: { create: editors, read: anyone, update: editors, delete: editors },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'role', type: 'text', required: true, maxLength: 80 },
    { name: 'text', type: 'textarea', maxLength: 400 },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    orderField,
  ],
  hooks: announcesChanges,
}
