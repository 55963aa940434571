import { describe, expect, it } from 'vitest'
import * as english from './en.ts'
import { hindi } from './hi.ts'
import { marathi } from './mr.ts'

/** Texts by path: `booking.steps.service.name`. */
function textsIn(value: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || !value) return []
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, [...path, key]))
}

/** The brand, page keys, and mails to staff. */
const notTranslated = /\.(businessName|\w+Links\.\d\.page|mails\.\w+Notice\.\w+)$/

/** The law and its board have English names. Expect is a header. */
const latinNames =
  /\{\w+\}|WhatsApp|OpenStreetMap|Expect|IP address|Digital Personal Data Protection Act|Data Protection Board of India/g

const placeholdersOf = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? []

/** Languages differ in the parts of the day. */
const compared = (words: object) => textsIn(words).filter(([path]) => !/dayParts/.test(path))

describe.each([
  ['Hindi', hindi],
  ['Marathi', marathi],
])('%s', (name, words) => {
  const texts = new Map(compared(words))

  it('has the texts of English, without its order', () =>
    expect([...texts.keys()].sort()).toEqual(
      compared(english)
        .map(([path]) => path)
        .sort(),
    ))

  it.each(compared(english))('has the placeholders of %s', (path, text) =>
    expect(placeholdersOf(texts.get(path) ?? '')).toEqual(placeholdersOf(text)),
  )

  it.each([...texts].filter(([path]) => !notTranslated.test(path)))(
    'writes %s as we do',
    (_, text) => {
      const letters = text.replaceAll(latinNames, '')
      expect(letters).not.toMatch(/[a-z]|[०-९]/)
      // No ending touches a placeholder.
      expect(text).not.toMatch(/[\p{L}\p{M}]\{(?!ofPlace)|\}[\p{L}\p{M}]|\s$/u)
      expect(text).not.toMatch(name === 'Hindi' ? /[\p{L}\p{M}]\.( |$)/u : /।/)
    },
  )
})
