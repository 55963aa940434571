import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  formatPhone,
  isSpreadsheetNumber,
  phoneDigits,
  phoneHref,
  suspectLandline,
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
  ['+91 98765 43210', '9876543210'],
  ['91-98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['९८७६५ ४३२१०', '9876543210'],
  ['+९१ ९८७६५ 43210', '9876543210'],
  // Ten digits that begin with 91 have no country code.
  ['9198765432', '9198765432'],
  ['91987654321', null],
  ['091 98765 43210', null],
  ['910 98765 43210', '9876543210'],
  // With an international prefix, they belong to a country.
  ['0091 98765 43214', '9876543214'],
  ['+91 (0) 98765 43215', '9876543215'],
  ['+91 +91 98765 43216', '9876543216'],
  ['+91 0 98765 43215', '9876543215'],
  ['0091 (0)98765 43215', '9876543215'],
  ['91 (0) 98765 43215', '9876543215'],
  ['(0) 98765 43215', '9876543215'],
  ['(+91) 98765 43210', '9876543210'],
  ['＋９１ ９８７６５ ４３２１０', '9876543210'],
  ['+91-98765\u201143210', '9876543210'],
  ['\u202a+91 98765 43210\u202c', '9876543210'],
  ['tel:+91-98765-43210', '9876543210'],
  ['Ph.: 98765.43210', '9876543210'],
  ['+91 9876 5432', null],
  ['+91 0987654321', null],
  ['+65 9123 4567', null],
  ['0065 9123 4567', null],
  ['00 98765432', null],
  ['tel:+6591234567', null],
  ['(+44) 20 7946 0958', null],
  ['+9876543210', null],
  ['+44 20 7946 0958', null],
  ['98765 (0) 43210', null],
  ['98765 43210 / 98765 43211', null],
  ['98765 43210, 98765 43211', null],
  ['+91 98765 43210 +91 98765 43211', null],
  ['98765 43210 ext. 12', null],
  ['tel:+919876543210;ext=5', null],
  ['+91 9876 5432 ext. 10', null],
  ['98765 4321 x 0', null],
  ['9.8765432E+09', null],
  ['98765E43210', null],
  ['2604 1998/99', null],
  ['2604 1998; 99', null],
  ['\u207a65 9123 4567', null],
  ['\ufe6291 98765 43210', '9876543210'],
  ['98765 43210 (Asha)', '9876543210'],
  ['', null],
  ['call me', null],
])('reads %j as the digits %j', (input, digits) => {
  expect(phoneDigits(input)).toBe(digits)
})

it.each([
  ['+91 98765 43210', '98765 43210'],
  ['+91-98765-43210', '98765 43210'],
  ['919876543210', '98765 43210'],
  ['098765 43210', '98765 43210'],
  ['९८७६५४३२१०', '98765 43210'],
  // Unchanged unless ten digits remain.
  ['9198765432', '9198765432'],
  ['98765-43210', '98765-43210'],
  ['+91 98765 4321', '+91 98765 4321'],
  ['0091 98765 43210', '98765 43210'],
  ['+65 9123 4567', '+65 9123 4567'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['', ''],
])('shows %j as %j, without the country code', (input, national) =>
  expect(withoutCountryCode(input)).toBe(national),
)

it('shares text on WhatsApp unchanged', () =>
  expect(whatsappShareHref('Pickup & more: é')).toBe(
    'https://wa.me/?text=Pickup%20%26%20more%3A%20%C3%A9',
  ))

it('accepts ten digits in either script, with at most one prefix and anything between them', () => {
  const number = fc.stringMatching(/^[1-9]\d{9}$/)
  const prefix = fc.constantFrom('', '+91', '91', '0')
  const between = fc.stringMatching(/^[ ().+-]{0,3}$/)
  const inDevanagari = (text: string) => text.replace(/\d/g, (digit) => '०१२३४५६७८९'[+digit]!)
  fc.assert(
    fc.property(number, prefix, between, fc.boolean(), (digits, before, noise, isDevanagari) => {
      const typed = [...(before + digits)].join(noise)
      expect(phoneDigits(isDevanagari ? inDevanagari(typed) : typed)).toBe(digits)
    }),
  )
})

it('rejects other numbers of digits', () => {
  const withPrefix = (digits: string) => /^(?:910?|0|00910?)\d{10}$/.test(digits)
  const others = fc
    .stringMatching(/^\d{0,20}$/)
    .filter((digits) => digits.length !== 10 && !withPrefix(digits))
  fc.assert(fc.property(others, (digits) => phoneDigits(digits) === null))
})

it('formats a number in two halves and dials it with the country code', () => {
  expect(formatPhone('9876543210')).toBe('98765 43210')
  expect(phoneHref('9876543210')).toBe('tel:+919876543210')
  expect(phoneHref('+91 22 4000 1998')).toBe('tel:+912240001998')
})

it.each([
  ['9.8765432E+09', true],
  [' 9,8765432e9 ', true],
  ['9876543210.0', true],
  ['98765.43210', true],
  ['9876543210', false],
  ['+91 98765 43210', false],
  ['98765-43210', false],
])('calls %j a number of a spreadsheet: %s', (text, isNumber) => {
  expect(isSpreadsheetNumber(text)).toBe(isNumber)
})

it.each([
  ['022 4000 1998', 'landline'],
  ['+91 22 4000 1998', 'landline'],
  ['5999999999', 'landline'],
  ['6000000000', null],
  ['4000 1998', 'noAreaCode'],
  ['98765 432', null],
  ['4000 199', null],
  ['', null],
])('takes %j for a %s', (typed, suspicion) => {
  expect(suspectLandline(typed)).toBe(suspicion)
})

it('dials without the leading 0 of national numbers', () => {
  expect(phoneHref('022 4000 1998')).toBe('tel:+912240001998')
  expect(phoneHref('09876543210')).toBe('tel:+919876543210')
})

it('opens a WhatsApp chat with the same digits', () => {
  expect(whatsappHref('98765 43210')).toBe('https://wa.me/919876543210')
  expect(whatsappHref('+91 98765 43210')).toBe('https://wa.me/919876543210')
  expect(whatsappHref('98765 43210', 'Hello & bye')).toBe(
    'https://wa.me/919876543210?text=Hello%20%26%20bye',
  )
})
