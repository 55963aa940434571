import { fillCount, type Words } from './sentence.ts'

/** Rounds up: `2 seconds`, `1 minute`, `40 minutes`. */
export function formatWait(seconds: number, words: Words['spam']['waits']): string {
  return seconds < 60
    ? fillCount(words.seconds, seconds)
    : fillCount(words.minutes, Math.ceil(seconds / 60))
}
