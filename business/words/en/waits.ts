import type { Translation } from '#business/words/sentence.ts'

/** Fill `{wait}` in sentences. */
export const waits = {
  seconds: { one: '1 second', other: '{count} seconds' },
  minutes: { one: '1 minute', other: '{count} minutes' },
} as const

export type WaitWords = Translation<typeof waits>
