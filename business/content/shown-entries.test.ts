import { expect, it } from 'vitest'
import { answerIsShown, describeHiddenEntry, selectTestimonials } from './shown-entries.ts'

const now = new Date('2026-11-26T12:00:00+05:30')
const testimonials = {
  collection: 'testimonials' as const,
  published: [...'abcdefg'].map((id) => ({ id })),
  now,
}

it.each([
  ['abcdefg', 'abc', 'def'],
  ['abcdef', 'abc', 'def'],
  ['abcd', 'abc', 'bcd'],
  ['abc', 'abc', 'abc'],
  ['a', 'a', 'a'],
  ['', '', ''],
])('splits %j into %j for Home and %j for Contact', (all, home, contact) => {
  expect(selectTestimonials('home', [...all]).join('')).toBe(home)
  expect(selectTestimonials('contact', [...all]).join('')).toBe(contact)
})

it('tells why the seventh testimonial is hidden', () => {
  expect(describeHiddenEntry({ ...testimonials, id: 'f' })).toBeNull()
  expect(describeHiddenEntry({ ...testimonials, id: 'g' })).toBe(
    'Published, not shown: it is number 7 of those published, and the first 6 are shown.',
  )
})

it('answers in a word or two whether an entry is shown', () => {
  expect(answerIsShown({ ...testimonials, id: 'f' })).toBe('Yes')
  expect(answerIsShown({ ...testimonials, id: 'g' })).toBe(
    'No: it is number 7 of those published, and the first 6 are shown.',
  )
  expect(answerIsShown({ ...testimonials, id: 'unpublished' })).toBe('No: not published.')
})

it('says nothing about an unpublished entry', () => {
  expect(describeHiddenEntry({ ...testimonials, id: 'unpublished' })).toBeNull()
  expect(describeHiddenOffer('unpublished', [offer('a')])).toBeNull()
})

const offer = (id: string, more: object = {}) => ({ id, words: id, topOfHome: true, ...more })

const describeHiddenOffer = (id: string, published: ReturnType<typeof offer>[]) =>
  describeHiddenEntry({ collection: 'offers', id, published, now })

it('tells which offer has the place of another', () => {
  const offers = [offer('festival'), offer('first order')]
  expect(describeHiddenOffer('festival', offers)).toBeNull()
  expect(describeHiddenOffer('first order', offers)).toBe(
    'Published, not shown: “festival” is shown instead. Drag this offer above it to show it.',
  )
  const sameWords = offers.map((one) => ({ ...one, words: '10% off' }))
  expect(describeHiddenOffer('first order', sameWords)).toContain('“10% off” is shown')
  expect(describeHiddenOffer('b', [offer('a'), offer('b', { banners: true })])).toBeNull()
})

it('tells that an offer has ended, or has no place', () => {
  const reasonOf = (more: object) => describeHiddenOffer('a', [offer('a', more)])
  expect(reasonOf({ until: '2026-11-26T12:00' })).toContain('has ended')
  expect(reasonOf({ until: '2026-11-26T12:01' })).toBeNull()
  expect(reasonOf({ from: '2026-11-26T12:01' })).toContain('has not started')
  expect(reasonOf({ topOfHome: false })).toContain('no place')
})
