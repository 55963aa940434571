import { defaultTexts } from '#business/words/en-default-texts.ts'
import type { PrivacyPage } from '#payload-types.ts'

const { privacyIntro: intro, privacy } = defaultTexts

export const privacyPage = {
  intro,
  sections: [...privacy.sections],
  search: {
    title: 'Privacy | Saaf',
    description:
      'The details Saaf keeps about you when you book a pickup or write to us, why and for how long, and how to have them corrected or erased.',
  },
} satisfies Omit<PrivacyPage, 'id'>
