import type { Translation } from '#business/words/sentence.ts'

/** The pickup in the customer's calendar. */
export const calendar = {
  title: '{business}: pickup, claim tag {reference}',
  toChange: 'To change anything, call {phone}.',
  reminder: 'Pickup in an hour',
} as const

export type CalendarWords = Translation<typeof calendar>
