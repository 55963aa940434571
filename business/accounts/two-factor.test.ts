import { expect, it } from 'vitest'
import { inGroupsOfFour, parseTwoFactorCode, pauseSecondsAfterWrongCodes } from './two-factor.ts'

it.each([
  ['123456', { kind: 'app', digits: '123456' }],
  [' 123 456\n', { kind: 'app', digits: '123456' }],
  ['1234567890123456', { kind: 'recovery', digits: '1234567890123456' }],
  ['1234-5678-9012-3456', { kind: 'recovery', digits: '1234567890123456' }],
])('reads %j as a code', (typed, code) => {
  expect(parseTwoFactorCode(typed)).toEqual(code)
})

it.each([
  '',
  '   ',
  '12345',
  '1234567',
  '123456789012345',
  '12345678901234567',
  '12345a',
  '１２３４５６',
  '+12345',
  123456,
  null,
  undefined,
  ['123456'],
])('rejects %j', (typed) => {
  expect(parseTwoFactorCode(typed)).toBeNull()
})

it('groups a code by four characters', () => {
  expect(inGroupsOfFour('1234567890123456')).toBe('1234 5678 9012 3456')
  expect(parseTwoFactorCode(inGroupsOfFour('1234567890123456'))?.digits).toBe('1234567890123456')
  expect(inGroupsOfFour('ABCDEFG')).toBe('ABCD EFG')
})

it.each([
  [1, 0],
  [2, 0],
  [3, 60],
  [4, 120],
  [8, 1920],
  [9, 3600],
  [2000, 3600],
])('pauses after wrong code %i for %i seconds', (count, seconds) => {
  expect(pauseSecondsAfterWrongCodes(count)).toBe(seconds)
})
