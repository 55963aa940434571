import { expect, it } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

it('replaces each placeholder with its value', () => {
  expect(fillPlaceholders('{rating} from {reviews} reviews', { rating: 4.8, reviews: 250 })).toBe(
    '4.8 from 250 reviews',
  )
  expect(fillPlaceholders('Always open', {})).toBe('Always open')
  expect(fillPlaceholders('{count} of {count}', { count: 0 })).toBe('0 of 0')
})

it.each([null, undefined, ''])('returns null when a value is %j', (founded) => {
  expect(fillPlaceholders('Since {founded}', { founded })).toBeNull()
})

it('leaves unknown placeholders and does not replace inside values', () => {
  expect(fillPlaceholders('Since {year}', { founded: 1998 })).toBe('Since {year}')
  expect(fillPlaceholders('{a}', { a: '{b}', b: 'c' })).toBe('{b}')
  expect(fillPlaceholders('{toString}', {})).toBe('{toString}')
})
