import { defaultTexts } from '#business/words/en/default-texts.ts'
import type { Translation } from '#business/words/sentence.ts'

const { notFound } = defaultTexts.layout

/** Pages that browsers show instead of the requested one. */
export const errorPages = {
  offline: 'You are offline',
  offlineDetail: 'Please check your connection and try again.',
  failed: 'Something went wrong',
  failedDetail: 'The problem is on our side. Please try again in a minute.',
  forbidden: 'You do not have access to this page',
  forbiddenDetail: 'Please ask an admin if you need it.',
  notFound: notFound.heading,
  notFoundDetail: 'The page may have moved, or the address may be mistyped.',
  refused: 'We could not do that',
  refusedDetail: 'Please go back and try again.',
  toHome: notFound.button,
} as const

export type ErrorPageWords = Translation<typeof errorPages>
