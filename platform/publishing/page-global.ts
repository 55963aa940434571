import type { Field, GlobalConfig } from 'payload'
import { type PageName, sitePages } from '#business/content/site-pages.ts'
import { searchFields } from '#platform/payload/fields/page-fields.ts'
import { editedGlobal } from './edited-content.ts'
import { previewOn } from './preview-on.ts'

export function pageGlobal(page: PageName, fields: Field[]): GlobalConfig {
  return {
    ...editedGlobal,
    slug: `${page}-page`,
    label: `${sitePages[page].name} page`,
    admin: { group: 'Pages', ...previewOn(page) },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'Page', fields },
          { label: 'Search', fields: [searchFields] },
        ],
      },
    ],
  }
}
