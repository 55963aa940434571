import { expect, it } from 'vitest'
import { linkSchema, webAddressSchema } from './link-schemas.ts'

it.each([
  '/',
  '/about#team',
  'https://example.com',
  'http://example.com/a?b=c',
  'mailto:a@example.com',
  'tel:+91 22 4000 1998',
])('accepts the link %s', (address) => {
  expect(linkSchema.safeParse(address).success).toBe(true)
})

it.each([
  '',
  'about',
  '//example.com',
  '/\\example.com',
  'https://',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,hi',
  ' javascript:alert(1)',
  'mailto:nobody',
  '/a b',
])('rejects the link %j', (address) => {
  expect(linkSchema.safeParse(address).success).toBe(false)
})

it.each([
  ['https://www.instagram.com/saaf.example', true],
  ['www.instagram.com/saaf', false],
  ['javascript:alert(1)', false],
  ['/about', false],
])('accepts %s as a web address: %s', (address, expected) => {
  expect(webAddressSchema.safeParse(address).success).toBe(expected)
})
