import type { Translation } from '#business/words/sentence.ts'

/** When the clothes are back. */
export const returns = {
  /** `day` is the long day without the year. */
  backBy: 'Back by {day}, evening',
  by: 'By {day}, evening',
  bringBack: 'We’ll bring your clothes back.',
  backIn: { one: 'Back in 1 working day', other: 'Back in {count} working days' },
  /** Label of the day. */
  return: 'Return',
  express: 'Express',
  yes: 'Yes',
} as const

export type ReturnWords = Translation<typeof returns>
