import { expect, it } from 'vitest'
import { testimonialsFor } from './testimonials.ts'

it.each([
  ['abcdefg', 'abc', 'def'],
  ['abcdef', 'abc', 'def'],
  ['abcd', 'abc', 'bcd'],
  ['abc', 'abc', 'abc'],
  ['a', 'a', 'a'],
  ['', '', ''],
])('splits %j into %j for Home and %j for Contact', (all, home, contact) => {
  expect(testimonialsFor('home', [...all]).join('')).toBe(home)
  expect(testimonialsFor('contact', [...all]).join('')).toBe(contact)
})
