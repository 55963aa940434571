import type { Translation } from '#business/words/sentence.ts'

/** Around all pages for visitors. */
export const shell = {
  skipToContent: 'Skip to content',
  homePage: '{business}, home page',
  menu: 'Menu',
  close: 'Close',
  navigation: 'Main',
  languages: 'Language',
  bookOrCall: 'Book or call',
} as const

export type ShellWords = Translation<typeof shell>
