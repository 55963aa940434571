import { expect, it } from 'vitest'
import { shortenCount } from './short-count.ts'

it.each([
  ['10,000+', '10K+'],
  ['100,000+', '100K+'],
  ['9,000', '9K'],
  ['100K+', '100K+'],
  ['10,500+', '10,500+'],
  ['1,000,000+', '1,000,000+'],
  ['1,00,000+', '1,00,000+'],
  ['999', '999'],
  [' 10,000+ ', '10K+'],
])('shortens %s to %s', (claim, shown) => {
  expect(shortenCount(claim)).toBe(shown)
})
