import { defaultTexts } from '#business/words/en-default-texts.ts'
import { labelRowsBy, sectionField } from '#platform/fields/page-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

export const PrivacyPage = pageGlobal('privacy', [
  sectionField('intro', 'Top of the page'),
  {
    name: 'sections',
    type: 'array',
    labels: { singular: 'Section', plural: 'Sections' },
    maxRows: 20,
    defaultValue: defaultTexts.privacy.sections,
    admin: {
      ...labelRowsBy('heading'),
      description:
        'If there are none, the default sections are shown. {retention} is replaced with how long personal details are kept.',
    },
    fields: [
      { name: 'heading', type: 'text', localized: true, required: true, maxLength: 120 },
      {
        name: 'text',
        type: 'textarea',
        localized: true,
        required: true,
        maxLength: 3000,
        custom: { placeholders: 'privacy' },
      },
    ],
  },
])
