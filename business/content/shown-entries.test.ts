import { expect, it } from 'vitest'
import {
  describeHiddenOffer,
  describeHiddenTestimonial,
  selectTestimonials,
} from './shown-entries.ts'

const now = new Date('2026-11-26T12:00:00+05:30')
const testimonials = [...'abcdefg'].map((id, index) => ({ id, order: index * 50 }))

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
  expect(describeHiddenTestimonial('f', testimonials)).toBeNull()
  expect(describeHiddenTestimonial('g', testimonials)).toBe(
    'Published, not shown: the order is 300, and only the first 6 of 7 are shown.',
  )
})

it('says nothing about an unpublished entry', () => {
  expect(describeHiddenTestimonial('unpublished', testimonials)).toBeNull()
  expect(
    describeHiddenOffer('unpublished', [{ id: 'a', words: 'a', topOfHome: true }], now),
  ).toBeNull()
})

const offer = (id: string, more: object = {}) => ({ id, words: id, topOfHome: true, ...more })

it('tells which offer has the place of another', () => {
  const offers = [offer('festival'), offer('first order')]
  expect(describeHiddenOffer('festival', offers, now)).toBeNull()
  expect(describeHiddenOffer('first order', offers, now)).toBe(
    'Published, not shown: “festival” is shown instead. Give this offer a lower order to show it.',
  )
  const sameWords = offers.map((one) => ({ ...one, words: '10% off' }))
  expect(describeHiddenOffer('first order', sameWords, now)).toContain('“10% off” is shown')
  expect(describeHiddenOffer('b', [offer('a'), offer('b', { banners: true })], now)).toBeNull()
})

it('tells that an offer has ended, or has no place', () => {
  const reasonOf = (more: object) => describeHiddenOffer('a', [offer('a', more)], now)
  expect(reasonOf({ until: '2026-11-26T12:00' })).toContain('has ended')
  expect(reasonOf({ until: '2026-11-26T12:01' })).toBeNull()
  expect(reasonOf({ from: '2026-11-26T12:01' })).toContain('has not started')
  expect(reasonOf({ topOfHome: false })).toContain('no place')
})
