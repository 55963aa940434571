import { anyone, editors } from '#cms/access/by-role'
import { globalAnnouncesChanges } from '#cms/change-feed/announce-change'
import type { Field, GlobalConfig } from 'payload'
import { searchFields } from './page-fields'

/** A page of the site whose words and pictures editors write; a tab a part, search results last. */
export function pageGlobal(slug: string, label: string, fields: Field[]): GlobalConfig {
  return {
    slug,
    label,
    admin: { group: 'Pages' },
    access: { read: anyone, update: editors },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'Page', fields },
          { label: 'Search', fields: [searchFields] },
        ],
      },
    ],
    hooks: globalAnnouncesChanges,
  }
}
