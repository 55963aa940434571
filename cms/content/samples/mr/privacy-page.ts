import { defaultTexts } from '#business/words/mr-default-texts.ts'

const { privacyIntro: intro, privacy } = defaultTexts

export const privacyPage = {
  intro,
  sections: privacy.sections,
  search: {
    title: 'प्रायव्हसी | Saaf',
    description:
      'पिकअप बुक केल्यावर किंवा मेसेज पाठवल्यावर Saaf तुमची कोणती माहिती ठेवतं, का आणि किती काळ, आणि ती दुरुस्त कशी करून घ्यायची किंवा काढून टाकायला कसं सांगायचं.',
  },
}
