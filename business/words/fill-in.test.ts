import { expect, it } from 'vitest'
import { fillIn } from './fill-in.ts'

it('puts each value where its word stands', () => {
  expect(fillIn('{rating} from {reviews} reviews', { rating: 4.8, reviews: 250 })).toBe(
    '4.8 from 250 reviews',
  )
  expect(fillIn('Always open', {})).toBe('Always open')
  expect(fillIn('{count} of {count}', { count: 0 })).toBe('0 of 0')
})

it.each([null, undefined, ''])('says nothing where a value it asks for is %j', (founded) => {
  expect(fillIn('Since {founded}', { founded })).toBeNull()
})

it('leaves a word that stands for nothing, and never looks further than the values', () => {
  expect(fillIn('Since {year}', { founded: 1998 })).toBe('Since {year}')
  expect(fillIn('{a}', { a: '{b}', b: 'c' })).toBe('{b}')
  expect(fillIn('{toString}', {})).toBe('{toString}')
})
