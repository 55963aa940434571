import { expect, it } from 'vitest'
import { normalizeRecipient } from './recipients.ts'

it.each([
  ['asha@example.com', 'asha@example.com'],
  [' Asha@EXAMPLE.com ', 'asha@example.com'],
  ['asha+1@example.com', 'asha@example.com'],
  ['asha+1+2@example.com', 'asha@example.com'],
  ['+asha@example.com', '+asha@example.com'],
  ['a.sha@example.com', 'a.sha@example.com'],
  ['asha@example.com.', 'asha@example.com'],
  ['A.s.h.a+spam@gmail.com', 'asha@gmail.com'],
  ['asha@googlemail.com', 'asha@gmail.com'],
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['asha@xn--p1b6ci4b4b3a.xn--h2brj9c', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['ａｓｈａ@example.com', 'asha@example.com'],
  ['no address', 'no address'],
  ['asha@not a domain', 'asha@not a domain'],
])('counts %j as %s', (address, recipient) => {
  expect(normalizeRecipient(address)).toBe(recipient)
})
