import { expect, it } from 'vitest'
import { rateLimits } from './rate-limits.ts'

it('limits each kind of form', () => {
  expect(rateLimits).toEqual({
    booking: { phone: 10, address: 30, overall: 2000 },
    change: { address: 20 },
    lostLink: { phone: 5, address: 20, overall: 300 },
    contact: { address: 20, overall: 300 },
  })
})
