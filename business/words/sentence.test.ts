import { expect, it } from 'vitest'
import { fillCount, fillSentence, joinSentences } from './sentence.ts'

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
