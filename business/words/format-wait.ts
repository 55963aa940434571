import type { WaitWords } from '#business/words/en/waits.ts'
import { fillCount } from './sentence.ts'

/** Rounds up: `2 seconds`, `1 minute`, `40 minutes`. */
export function formatWait(seconds: number, words: WaitWords): string {
  return seconds < 60
    ? fillCount(words.seconds, seconds)
    : fillCount(words.minutes, Math.ceil(seconds / 60))
}
