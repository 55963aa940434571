import type { Language } from '#business/languages/languages.ts'
import * as english from './en.ts'
import { hindi } from './hi.ts'
import { marathi } from './mr.ts'
import type { Words } from './sentence.ts'

const words: Record<Language, Words> = { en: english, hi: hindi, mr: marathi }

/** For the server: a browser would load every language. Pages send only the subjects they need. */
export function wordsFor(language: Language): Words {
  return words[language]
}
