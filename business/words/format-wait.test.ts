import { expect, it } from 'vitest'
import { spam } from './en.ts'
import { formatWait } from './format-wait.ts'

it.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
])('formats %i seconds as %s', (seconds, words) => {
  expect(formatWait(seconds, spam.waits)).toBe(words)
})
