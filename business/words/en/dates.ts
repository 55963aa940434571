import type { Translation } from '#business/words/sentence.ts'

export const dates = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  /** Of opening hours. */
  closed: 'Closed',
  /** Of weekdays or times. */
  range: '{from} to {to}',
} as const

export type DateSentences = Translation<typeof dates>
