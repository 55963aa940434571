import { defaultTexts } from '#business/words/hi-default-texts.ts'

const { privacyIntro: intro, privacy } = defaultTexts

export const privacyPage = {
  intro,
  sections: privacy.sections,
  search: {
    title: 'प्राइवेसी | Saaf',
    description:
      'पिकअप बुक करने या मैसेज भेजने पर Saaf में आपकी कौन-सी जानकारी रखी जाती है, क्यों और कब तक, और उसे ठीक करवाने या मिटवाने का तरीका।',
  },
}
