import { defaultTexts } from '#business/words/en-default-texts.ts'
import { sectionField } from '#platform/fields/page-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'
import { textSections } from './text-sections.ts'

export const PrivacyPage = pageGlobal('privacy', [
  sectionField('intro', 'Top of the page'),
  textSections(
    defaultTexts.privacy.sections,
    { rows: 20, heading: 120, text: 3000 },
    'privacy',
    ' {retention} is replaced with how long personal details are kept.',
  ),
])
