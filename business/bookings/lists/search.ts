import { referencePattern } from '#business/bookings/reference.ts'
import { toAsciiDigits } from '#business/words/digits.ts'
import { phoneDigits } from '#business/words/phone.ts'

/** In characters. */
export const maxSearchLength = 100

const maxTerms = 8

/** Returns the lower-case words, or the digits of a phone number, that a booking must contain. */
export function searchTerms(typed: string): string[] {
  // PostgreSQL text cannot contain NUL.
  const text = typed
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .toLowerCase()
  const phone = parsePhonePart(text)
  if (phone) return [phone]
  return text
    .split(/[\s,]+/)
    .map((word) => word.replace(/^#/, ''))
    .filter((word) => word !== '')
    .slice(0, maxTerms)
}

/** Digits of a phone number, or of a part too long for a house number. */
function parsePhonePart(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(toAsciiDigits(text))) return null
  const part = text.replace(/\D/g, '')
  return phoneDigits(text) ?? (part.length >= 6 ? part : null)
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

const apostrophe = /['’‘]/u

/**
 * Returns a term with and without its apostrophe (customers type `D’Souza` either way), and with
 * digits as typed and in ASCII.
 */
export function spellingsOf(term: string): string[] {
  const inAscii = toAsciiDigits(term)
  if (inAscii !== term) return [term, inAscii]
  const typedAt = term.search(apostrophe)
  const isUsual = /^[do][b-df-hj-np-tv-z][a-z]{2,}$/.test(term)
  if (typedAt === -1 && !isUsual) return [term]
  const start = term.slice(0, typedAt === -1 ? 1 : typedAt)
  const end = term.slice(typedAt === -1 ? 1 : typedAt + 1)
  if (start === '' || end === '') return [term]
  return ['', '’', "'"].map((sign) => `${start}${sign}${end}`)
}

/**
 * Returns words that differ from a name of 5 letters or more by one wrong, missing, extra or
 * swapped letter, with `_` for any letter; empty for other terms.
 */
export function similarWords(term: string): string[] {
  const letters = [...term.replace(apostrophe, '')]
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
