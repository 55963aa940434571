import { expect, it } from 'vitest'
import {
  overallLimits,
  rateLimits,
  rateLimitSeconds,
  remainingFillSeconds,
} from './spam-protection.ts'

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
  // Server clocks may differ.
  [before(-500), 3],
  [null, 2],
])('waits after a form created at %s for %i more seconds', (madeAt, seconds) => {
  expect(remainingFillSeconds(madeAt, now)).toBe(seconds)
})

it('limits each kind of form', () => {
  expect(rateLimits).toEqual({
    booking: { phone: 10, address: 30, subnet: 60, network: 300, shared: 2000, overall: 2000 },
    change: { address: 20, subnet: 40, network: 200, shared: 1000 },
    lostLink: { phone: 5, address: 20, subnet: 40, network: 100, shared: 300, overall: 300 },
    contact: { address: 20, subnet: 40, network: 100, shared: 300, overall: 300 },
  })
})

it('multiplies the overall limits', () => {
  const limit = { sender: '', seconds: rateLimitSeconds }
  expect(overallLimits(2)).toEqual([
    { kind: 'booking overall', max: 4000, ...limit },
    { kind: 'lostLink overall', max: 600, ...limit },
    { kind: 'contact overall', max: 600, ...limit },
  ])
  expect(overallLimits(0)).toEqual([])
})
