import { expect, it } from 'vitest'
import { rateLimits } from './rate-limits.ts'

it('knows how many of each kind of form are taken', () => {
  expect(rateLimits).toEqual({
    booking: { phone: 10, address: 30, overall: 2000 },
    change: { address: 20 },
    lostLink: { phone: 5, address: 20, overall: 300 },
    contact: { address: 20, overall: 300 },
  })
})
