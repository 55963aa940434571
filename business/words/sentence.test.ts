import { expect, it } from 'vitest'
import { spam } from './en.ts'
import { fillCount, fillSentence, formatWait, joinSentences, shortenCount } from './sentence.ts'

it('replaces each placeholder, and leaves other text alone', () => {
  const sentence = '{slot} on {day}: {slot} costs $& and $1.'
  expect(fillSentence(sentence, { slot: '9AM-11AM', day: '$&' })).toBe(
    '9AM-11AM on $&: 9AM-11AM costs $& and $1.',
  )
})

it('chooses the form for one', () => {
  const forms = { one: 'One thing', other: '{count} things' }
  expect([1, 2].map((count) => fillCount(forms, count))).toEqual(['One thing', '2 things'])
})

it('omits missing sentences', () => {
  expect(joinSentences('Not sent.', null, undefined, false, '', 'Call us.')).toBe(
    'Not sent. Call us.',
  )
})

it.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
])('formats %i seconds as %s', (seconds, words) => {
  expect(formatWait(seconds, spam.waits)).toBe(words)
})

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
