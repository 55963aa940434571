import type { Field, GlobalConfig } from 'payload'
import type { PageName } from '#business/content/site-pages.ts'
import { pageNames } from '#business/words/en.ts'
import { searchFields } from '#platform/fields/page-fields.ts'
import { previewConfig } from './preview.ts'
import { publishableGlobal } from './publishable-content.ts'

const descriptions: Record<PageName, string> = {
  home: 'The introduction, reasons to choose you, gallery and map.',
  about: 'The story, numbers and values. The team is under Content.',
  services: 'The texts around the services and prices.',
  locations: 'The texts around the branches.',
  contact: 'The texts around the contact details and the message form.',
  booking: 'The introduction, the terms and the consent.',
  privacy: 'How you handle personal details.',
}

export function pageGlobal(page: PageName, fields: Field[]): GlobalConfig {
  return {
    ...publishableGlobal,
    slug: `${page}-page`,
    label: `${pageNames[page]} page`,
    admin: { group: 'Pages', description: descriptions[page], ...previewConfig(page) },
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
