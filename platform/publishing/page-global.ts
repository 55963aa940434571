import type { Field, GlobalConfig } from 'payload'
import { type PageName, sitePages } from '#business/content/site-pages.ts'
import { searchFields } from '#platform/payload/fields/page-fields.ts'
import { previewConfig } from './preview-config.ts'
import { publishableGlobal } from './publishable-content.ts'

export function pageGlobal(page: PageName, fields: Field[]): GlobalConfig {
  return {
    ...publishableGlobal,
    slug: `${page}-page`,
    label: `${sitePages[page].name} page`,
    admin: { group: 'Pages', ...previewConfig(page) },
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
