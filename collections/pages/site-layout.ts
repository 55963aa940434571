import { editors, anyone } from '#cms/access/by-role'
import { globalAnnouncesChanges } from '#cms/change-feed/announce-change'
import type { GlobalConfig } from 'payload'

/** The words around every page: header and footer. */
export const SiteLayout: GlobalConfig<'site-layout'> = {
  slug: 'site-layout',
  label: 'Header and footer',
  admin: { group: 'Pages' },
  access: { read: anyone, update: editors },
  fields: [
    {
      name: 'tagline',
      type: 'textarea',
      required: true,
      maxLength: 200,
      admin: { description: 'The line under the name in the footer.' },
    },
    {
      name: 'copyright',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'Stands after the year, at the very bottom.' },
    },
  ],
  hooks: globalAnnouncesChanges,
}
