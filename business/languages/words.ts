import { english, type Words } from './english.ts'
import { hindi } from './hindi.ts'
import type { Language } from './languages.ts'
import { marathi } from './marathi.ts'

export type { Words } from './english.ts'

const words: Record<Language, Words> = { en: english, hi: hindi, mr: marathi }

/** For the server: a browser would load every language. Pages send only the subjects they need. */
export function wordsFor(language: Language): Words {
  return words[language]
}
