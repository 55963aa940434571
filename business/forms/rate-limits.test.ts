import { expect, it } from 'vitest'
import { overallLimits, rateLimits, rateLimitSeconds } from './rate-limits.ts'

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
