import type { WaitWords } from '#business/words/en/waits.ts'

export const waits: WaitWords = {
  seconds: { one: '1 सेकंड', other: '{count} सेकंड' },
  minutes: { one: '1 मिनट', other: '{count} मिनट' },
}
