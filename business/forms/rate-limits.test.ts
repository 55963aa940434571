import { expect, it } from 'vitest'
import { formatWait, rateLimits } from './rate-limits.ts'

it.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
])('says a wait of %i seconds as %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words)
})

it('knows how many of each kind of form are taken', () => {
  expect(rateLimits).toEqual({
    booking: { phone: 10, address: 30, overall: 2000 },
    change: { address: 20 },
    lostLink: { phone: 5, address: 20, overall: 300 },
    contact: { address: 20, overall: 300 },
  })
})
