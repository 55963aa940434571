import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  formatPhone,
  phoneDigits,
  phoneHref,
  whatsappHref,
  whatsappShareHref,
  withoutCountryCode,
} from './phone.ts'

it.each([
  ['9876543210', '9876543210'],
  ['98765-43210', '9876543210'],
  [' (987) 654 3210 ', '9876543210'],
  ['987654321', null],
  ['98765432101', null],
  ['+91 98765 43210', null],
  ['', null],
  ['call me', null],
])('%j has the digits %j', (input, digits) => {
  expect(phoneDigits(input)).toBe(digits)
})

it.each([
  ['+91 98765 43210', '98765 43210'],
  ['+91-98765-43210', '98765 43210'],
  ['919876543210', '98765 43210'],
  ['098765 43210', '98765 43210'],
  // Nothing is taken off where ten digits would not remain: these are as they should be, or not finished.
  ['9198765432', '9198765432'],
  ['98765-43210', '98765-43210'],
  ['+91 98765 4321', '+91 98765 4321'],
  ['0091 98765 43210', '0091 98765 43210'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['', ''],
])('%j is %j without the country’s code', (input, national) =>
  expect(withoutCountryCode(input)).toBe(national),
)

it('words are sent by WhatsApp as they are', () =>
  expect(whatsappShareHref('Pickup & more: é')).toBe(
    'https://wa.me/?text=Pickup%20%26%20more%3A%20%C3%A9',
  ))

it('is ten digits or nothing, whatever stands between them', () => {
  const digits = fc.stringMatching(/^\d{10}$/)
  const between = fc.stringMatching(/^[ ().-]{0,3}$/)
  fc.assert(
    fc.property(
      digits,
      between,
      (number, noise) => phoneDigits([...number].join(noise)) === number,
    ),
  )
})

it('is read out in two halves and dialled with the country’s code', () => {
  expect(formatPhone('9876543210')).toBe('98765 43210')
  expect(phoneHref('9876543210')).toBe('tel:+919876543210')
  expect(phoneHref('+91 22 4000 1998')).toBe('tel:+912240001998')
})

it('is dialled without the 0 that is only written inside the country', () => {
  expect(phoneHref('022 4000 1998')).toBe('tel:+912240001998')
  expect(phoneHref('09876543210')).toBe('tel:+919876543210')
})

it('opens a WhatsApp chat by the same digits', () => {
  expect(whatsappHref('98765 43210')).toBe('https://wa.me/919876543210')
  expect(whatsappHref('+91 98765 43210')).toBe('https://wa.me/919876543210')
  expect(whatsappHref('98765 43210', 'Hello & bye')).toBe(
    'https://wa.me/919876543210?text=Hello%20%26%20bye',
  )
})
