import { expect, it } from 'vitest'
import * as english from '#business/words/en.ts'
import { describeDuration } from './describe-duration.ts'

it('says how many working days an order takes', () => {
  const workingDays = { dryCleaning: 3, laundry: null, shoes: 4, express: 1 }
  const describe = (order: Parameters<typeof describeDuration>[0]) =>
    describeDuration(order, workingDays, english.returns)
  expect(describe({ serviceType: 'dry-cleaning' })).toBe('Back in 3 working days')
  expect(describe({ serviceType: 'shoes', express: true })).toBe('Back in 1 working day')
  expect(describe({ serviceType: 'laundry' })).toBeNull()
})
