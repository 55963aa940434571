import { expect, it } from 'vitest'
import { fillIn } from './fill-in.ts'

it('replaces each placeholder with its value', () => {
  expect(fillIn('{rating} from {reviews} reviews', { rating: 4.8, reviews: 250 })).toBe(
    '4.8 from 250 reviews',
  )
  expect(fillIn('Always open', {})).toBe('Always open')
  expect(fillIn('{count} of {count}', { count: 0 })).toBe('0 of 0')
})

it.each([null, undefined, ''])('returns null when a value is %j', (founded) => {
  expect(fillIn('Since {founded}', { founded })).toBeNull()
})

it('leaves unknown placeholders and does not replace inside values', () => {
  expect(fillIn('Since {year}', { founded: 1998 })).toBe('Since {year}')
  expect(fillIn('{a}', { a: '{b}', b: 'c' })).toBe('{b}')
  expect(fillIn('{toString}', {})).toBe('{toString}')
})
