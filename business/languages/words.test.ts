import { describe, expect, it } from 'vitest'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { marathi } from './marathi.ts'

/** Texts by path: `booking.steps.service.name`. */
function textsIn(value: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || !value) return []
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, [...path, key]))
}

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

  it.each([...texts])('writes %s as we do', (_, text) => {
    const letters = text.replaceAll(/\{\w+\}|WhatsApp|OpenStreetMap|Expect/g, '')
    expect(letters).not.toMatch(/[a-z]|[०-९]/)
    // No ending touches a placeholder.
    expect(text).not.toMatch(/[\p{L}\p{M}]\{(?!ofPlace)|\}[\p{L}\p{M}]|\s$/u)
    expect(text).not.toMatch(name === 'Hindi' ? /[\p{L}\p{M}]\.( |$)/u : /।/)
  })
})
