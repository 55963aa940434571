import { expect, it } from 'vitest'
import { budgets, formatWait, secondsTooEarly } from './against-abuse.ts'

const now = new Date('2026-11-21T10:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)

it.each([
  [before(0), 2],
  [before(1), 2],
  [before(1000), 1],
  [before(1999), 1],
  [before(2000), 0],
  [before(2001), 0],
  [before(30 * 60 * 60 * 1000), 0],
  // The clocks of two servers need not agree.
  [before(-500), 3],
  [null, 2],
])('of a form made at %s %i more seconds are waited for', (madeAt, seconds) => {
  expect(secondsTooEarly(madeAt, now)).toBe(seconds)
})

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

it('knows what each kind of form may cost', () => {
  expect(budgets).toEqual({
    booking: { phone: 10, address: 30, overall: 2000 },
    lostLink: { phone: 5, address: 20, overall: 300 },
    contact: { address: 20, overall: 300 },
  })
})
