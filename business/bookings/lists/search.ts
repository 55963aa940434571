import { referencePattern } from '#business/bookings/fields.ts'
import { cleanLine } from '#business/words/clean-text.ts'
import { toAsciiDigits } from '#business/words/digits.ts'
import { normalizeForSearch } from '#business/words/normalize-for-search.ts'
import { phoneDigits } from '#business/words/phone.ts'

export const maxSearchLength = 100

const maxTerms = 8

/** Returns the words, or the digits of a phone number, that a booking must contain. */
export function searchTerms(typed: string): string[] {
  const text = cleanLine(typed)
  const phone = parsePhonePart(text)
  if (phone) return [phone]
  return normalizeForSearch(text)
    .split(' ')
    .map((word) => word.replace(/^#/, ''))
    .filter((word) => word !== '')
    .slice(0, maxTerms)
}

/** Digits of a phone number, or of a part too long for a house number. Null for other countries. */
function parsePhonePart(text: string): string | null {
  const typed = toAsciiDigits(text).normalize('NFKC')
  if (!/^\s*(?:tel:)?[+\d\s().\p{Pd}]+$/iu.test(typed)) return null
  const [, prefix, part = ''] = /^(\+|00)?(\d*)$/.exec(typed.replace(/[^+\d]/g, '')) ?? []
  const national = prefix ? /^91(\d*)$/.exec(part)?.[1] : part
  return phoneDigits(typed) ?? (national && national.length >= 6 ? national : null)
}

/**
 * Returns null unless complete. Digits alone may be part of a phone number, letters alone a word.
 */
export function parseFullReference(term: string): string | null {
  const reference = toAsciiDigits(term).toUpperCase()
  const isMixed = /\d/.test(reference) && /[A-F]/.test(reference)
  return isMixed && referencePattern.test(reference) ? reference : null
}

/** Returns ten digits, or null unless complete. */
export function parseFullPhone(typed: string): string | null {
  const [term, ...others] = searchTerms(typed)
  return others.length === 0 && term && /^\d{10}$/.test(term) ? term : null
}

/**
 * Returns words that differ from a name of 5 letters or more by one wrong, missing, extra or
 * swapped letter, with `_` for any letter; empty for other terms.
 */
export function similarWords(term: string): string[] {
  const letters = [...term]
  if (letters.length < 5 || letters.length > 30) return []
  if (!letters.every((letter) => /[\p{L}\p{M}]/u.test(letter))) return []
  const words = letters.flatMap((letter, index) => {
    const [start, end] = [letters.slice(0, index), letters.slice(index + 1)]
    const [next = '', ...rest] = end
    return [
      [...start, '_', ...end],
      [...start, '_', letter, ...end],
      [...start, ...end],
      [...start, next, letter, ...rest],
    ]
  })
  return [...new Set([...words, [...letters, '_']].map((word) => word.join('')))]
}
