import { describe, expect, it } from 'vitest'
import { checkPlaceholderNames, fillPlaceholders, inBraces, placeholders } from './placeholders.ts'

const claims = 'You can use {customers}, {garments}, {rating}, {reviews}, {founded}, {years}.'

describe('placeholder mistakes', () => {
  it('accepts each known placeholder, and text without braces', () => {
    for (const word of placeholders.claims) {
      expect(checkPlaceholderNames(`Since ${inBraces(word)}!`, 'claims')).toBeNull()
    }
    expect(checkPlaceholderNames('', 'claims')).toBeNull()
    expect(checkPlaceholderNames('Always open', 'claims')).toBeNull()
  })

  it.each([
    ['{custmers}', '{customers}'],
    ['{Customers}', '{customers}'],
    ['{ rating }', '{rating}'],
    ['{review}', '{reviews}'],
  ])('suggests for %s: %s', (typed, suggested) =>
    expect(checkPlaceholderNames(`Trusted by ${typed}`, 'claims')).toBe(
      `“${typed}” is unknown. Did you mean ${suggested}? ${claims}`,
    ),
  )

  it.each(['{}', '{x}', '{first name}', '{toString}'])('suggests nothing for %s', (typed) =>
    expect(checkPlaceholderNames(typed, 'claims')).toBe(`“${typed}” is unknown. ${claims}`),
  )

  it('shortens a long mistake', () =>
    expect(checkPlaceholderNames(`{${'ab'.repeat(200)}}`, 'claims')).toBe(
      `“{${'ab'.repeat(14)}a…” is unknown. ${claims}`,
    ))

  it.each([
    ['In business since {founded', '“ess since {founded”'],
    ['founded} was the year', '“founded} was the y”'],
    ['{{founded}}', '“{{founded}}”'],
  ])('names the place of the unpaired brace in %s', (text, place) =>
    expect(checkPlaceholderNames(text, 'claims')).toBe(
      `A brace has no partner near ${place}. ${claims}`,
    ),
  )

  it('names the first of several mistakes', () =>
    expect(checkPlaceholderNames('{years} {yeers} {foundet}', 'claims')).toMatch(/^“\{yeers\}”/))
})

describe('texts without placeholders', () => {
  it('rejects a word in braces', () =>
    expect(checkPlaceholderNames('Call {phone}', 'none')).toBe(
      '“{phone}” is not replaced in this text. Please write out what you mean.',
    ))

  it.each(['{', '}', '{}', '{ }', ':-}', '{a, b}'])('accepts %s', (text) =>
    expect(checkPlaceholderNames(text, 'none')).toBeNull(),
  )
})

it('replaces each placeholder with its value', () => {
  expect(fillPlaceholders('{rating} from {reviews} reviews', { rating: 4.8, reviews: 250 })).toBe(
    '4.8 from 250 reviews',
  )
  expect(fillPlaceholders('Always open', {})).toBe('Always open')
  expect(fillPlaceholders('{count} of {count}', { count: 0 })).toBe('0 of 0')
})

it.each([null, undefined, ''])('returns null when a value is %j', (founded) => {
  expect(fillPlaceholders('Since {founded}', { founded })).toBeNull()
})

it('leaves unknown placeholders and does not replace inside values', () => {
  expect(fillPlaceholders('Since {year}', { founded: 1998 })).toBe('Since {year}')
  expect(fillPlaceholders('{a}', { a: '{b}', b: 'c' })).toBe('{b}')
  expect(fillPlaceholders('{toString}', {})).toBe('{toString}')
})
