import { expect, it } from 'vitest'
import { isEmail } from './text-schemas.ts'

it.each([
  'asha@example.com',
  'a&b@example.com',
  "o'brien+tag@mail.example.co.in",
  '.asha.@example.com',
  'asha@xn--p1b6ci4b4b3a.xn--h2brj9c',
  'asha@उदाहरण.भारत',
  'asha@münchen.example',
  `asha@${'a'.repeat(63)}.com`,
])('accepts %j', (email) => expect(isEmail(email)).toBe(true))

it.each([
  ...['asha', 'asha@', '@example.com', 'asha@example', 'a b@example.com', 'asha@exam ple.com'],
  ...['asha@example..com', 'asha@-example.com', 'asha@example-.com', 'asha@example.com.'],
  ...['asha@rao@example.com', 'आशा@example.com', 'asha@example.com, b@example.com', 'asha@a_b.com'],
  ...['asha@example.com/path', 'asha@example.com:25', `asha@${'a'.repeat(64)}.com`, '<a@b.com>'],
])('rejects %j', (email) => expect(isEmail(email)).toBe(false))
