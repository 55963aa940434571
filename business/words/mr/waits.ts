import type { WaitWords } from '#business/words/en/waits.ts'

export const waits: WaitWords = {
  seconds: { one: '1 सेकंद', other: '{count} सेकंद' },
  minutes: { one: '1 मिनिट', other: '{count} मिनिटं' },
}
