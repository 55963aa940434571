import type { CollectionConfig } from 'payload'
import { pageAnchors } from '#business/content/site-pages.ts'
import { previewConfig } from '#platform/publishing/preview.ts'
import { trashableCollection } from '#platform/publishing/publishable-content.ts'

export const TeamMembers: CollectionConfig<'team-members'> = {
  ...trashableCollection,
  slug: 'team-members',
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', '_status'],
    ...previewConfig('about', () => pageAnchors.team),
    description: 'The people on the About page.',
  },
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 80 },
    { name: 'role', type: 'text', localized: true, required: true, maxLength: 80 },
    { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'picture', type: 'upload', relationTo: 'media' },
  ],
}
