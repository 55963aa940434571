import { contact } from '#business/words/en/contact.ts'
import { defaultTexts } from '#business/words/en/default-texts.ts'
import { forms } from '#business/words/en/forms.ts'
import type { Translation } from '#business/words/sentence.ts'
import type { Language } from './languages.ts'

const en = { contact, defaultTexts, forms }

/** All texts for visitors in one language. Pages send browsers only the subjects they need. */
export type Words = Translation<typeof en>

const words: Record<Language, Words> = { en }

/** For the server: a browser would load every language. */
export function wordsFor(language: Language): Words {
  return words[language]
}
